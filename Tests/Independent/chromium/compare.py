"""How far two pictures are apart."""

import dataclasses

from PIL import Image, ImageChops, ImageStat

BLOCK = 8


@dataclasses.dataclass
class Distance:
    """In levels of 255."""
    mean: float
    block: float
    place: tuple

    def within(self, mean, block):
        return self.mean < mean and self.block <= block

    def __str__(self):
        return f"mean {self.mean:.3f}, worst block {self.block:.2f} at {self.place}"


def distance(ours, theirs):
    if ours.size != theirs.size:
        raise ValueError(f"one picture is {ours.size} pixels, the other {theirs.size}")
    ours, theirs = ours.convert("RGB"), theirs.convert("RGB")
    mean = sum(ImageStat.Stat(ImageChops.difference(ours, theirs)).mean) / 3
    worst, place = 0, (0, 0)
    for one, other in zip(ours.split(), theirs.split()):
        columns = -(-ours.width // BLOCK)
        for index, (a, b) in enumerate(zip(block_means(one), block_means(other))):
            if abs(a - b) > worst:
                worst, place = abs(a - b), (index % columns * BLOCK, index // columns * BLOCK)
    return Distance(mean, worst, place)


def block_means(band):
    """Of whole blocks, and of what is left of one at the right and lower edges; not rounded."""
    return list(band.convert("F").reduce(BLOCK).getdata())


def side_by_side(ours, theirs):
    """Ours, theirs, and eight times their difference."""
    ours, theirs = ours.convert("RGB"), theirs.convert("RGB")
    difference = ImageChops.difference(ours, theirs).point(lambda level: min(255, level * 8))
    picture = Image.new("RGB", (3 * ours.width, ours.height))
    for place, part in enumerate((ours, theirs, difference)):
        picture.paste(part, (place * ours.width, 0))
    return picture
