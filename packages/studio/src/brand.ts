/** The outlines of the brand name, so that an SVG file of the logo needs no font. */
export type Wordmark = {
  /** The name that the outlines spell. */
  text: string
  width: number
  capHeight: number
  /** Path data on the baseline, 22 units high. */
  d: string
}

/** A mark of an orbit, a planet and a body: outlines in a 32-unit square after `transform`. */
export type Mark = {
  transform: string
  orbit: string
  planet: { cx: number; r: number }
  body: { cx: number; r: number }
}

/** Whose pictures are drawn. A name that the wordmark doesn't spell is set as text. */
export type Brand = { name: string; mark: Mark; wordmark: Wordmark }
