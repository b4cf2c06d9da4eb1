"""Which options of the schema of deck files a set of decks uses."""

import collections


class Coverage:
    """Counts options as paths: a key of an object, a value of an enumeration, or a kind of value."""

    def __init__(self, schema):
        self.schema, self.used, self.all = schema, collections.Counter(), {}
        self.collect(schema, "")

    def resolved(self, schema):
        if "$ref" in schema:
            return self.schema["$defs"][schema["$ref"].rsplit("/", 1)[1]]
        return schema

    def collect(self, schema, path):
        schema = self.resolved(schema)
        for option in schema.get("anyOf", []):
            self.collect(option, path)
        for key, value in schema.get("properties", {}).items():
            self.all[f"{path}.{key}"] = True
            self.collect(value, f"{path}.{key}")
        if "items" in schema and schema.get("type") == "array":
            self.collect(schema["items"], path + "[]")
        for value in schema.get("enum", []):
            self.all[f"{path} = {value}"] = True
        if "const" in schema:
            self.all[f"{path} = {schema['const']}"] = True
        if schema.get("type") == "null":
            self.all[f"{path} = None"] = True

    def add(self, *parts):
        """Counts what the parts of a deck use, once a deck."""
        found = set()

        def walk(value, path):
            if isinstance(value, dict):
                for key, item in value.items():
                    found.add(f"{path}.{key}")
                    walk(item, f"{path}.{key}")
            elif isinstance(value, list):
                for item in value:
                    walk(item, path + "[]")
            else:
                found.add(f"{path} = {value}")

        for part in parts:
            walk(part, "")
        self.used.update(found & self.all.keys())

    def unused(self):
        return [path for path in self.all if not self.used[path]]

    def table(self):
        """Lines with the number of decks that use each option."""
        return [f"{self.used[path]:5} {path[1:] if path.startswith('.') else path}" for path in self.all]
