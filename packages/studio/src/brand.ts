/** A mark of an orbit, a planet and a body: outlines in a 32-unit square after `transform`. */
export type Mark = {
  transform: string
  orbit: string
  planet: { cx: number; r: number }
  body: { cx: number; r: number }
}

/** Whose pictures are drawn. */
export type Brand = { name: string; mark: Mark }
