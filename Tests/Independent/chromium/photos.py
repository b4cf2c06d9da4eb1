"""Photos whose pixels are the card's own, so that neither side resamples them."""

import math

from PIL import Image


def wave(place, length, phase):
    return math.sin(2 * math.pi * place / length + phase)


def photo(width, height, number):
    """Soft waves that fit the picture a whole number of times, so that it makes no difference whether a filter repeats
    the picture at its edges or ends it there."""
    red = [128 + 90 * wave(x, width / 2, number) for x in range(width)]
    green = [128 + 90 * wave(y, height / 2, 2 * number) for y in range(height)]
    blue = [90 * wave(x, width / 3, 3 * number) for x in range(width)]
    picture = Image.new("RGB", (width, height))
    picture.putdata([
        (round(red[x]), round(green[y]), round(128 + blue[x] * green[y] / 255))
        for y in range(height) for x in range(width)
    ])
    return picture
