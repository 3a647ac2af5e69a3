/** Above this brightness black text is more readable (docs/contracts/form-widgets.md#text-color). */
const defaultThreshold = 125

/** Parses red, green, and blue of a hex color of 3, 4, 6 or 8 digits, with or without #. Throws a TypeError for anything else. */
export function parseHex(hex: string): number[] {
  if (!/^#?([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i.test(hex))
    throw new TypeError('Expected a valid hex string')
  const digits = hex.replace('#', '')
  const pairs = digits.length < 6 ? [...digits].map((digit) => digit + digit) : (digits.match(/../g) ?? [])
  return pairs.map((pair) => Number.parseInt(pair, 16))
}

/**
 * Returns black or white, whichever is readable on a color (hex or `rgb(…)`). `threshold` is the brightness, 0 to 255,
 * above which it is black. Throws a TypeError for an invalid color.
 */
export function textColor(background: string, threshold = defaultThreshold): '#000000' | '#FFFFFF' {
  const isRgb = background.startsWith('rgb')
  const [red = 0, green = 0, blue = 0] = isRgb
    ? (background.match(/\d+/g) ?? []).map(Number)
    : parseHex(background)
  return Math.round((299 * red + 587 * green + 114 * blue) / 1000) > threshold ? '#000000' : '#FFFFFF'
}
