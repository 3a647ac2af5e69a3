/** Colors of every picture. They are fixed, because a drawn picture can't follow the CSS variables of a page. */
export const palette = {
  ground: '#07090f',
  lineStrong: '#2b3448',
  text: '#e9edf5',
  muted: '#9aa4b8',
  coral: '#ff6b57',
  amber: '#ffb45e',
  cool: '#7cc4ff',
} as const

/** The colors of light in one picture. A few pictures are cold, so that a grid of covers has variety. */
export type Tint = {
  white: string
  bright: string
  main: string
  /** Accent in the opposite temperature. */
  counter: string
  counterWhite: string
  skin: 'warm' | 'cool'
  counterSkin: 'warm' | 'cool'
}

export const warmTint: Tint = {
  white: '#ffd9a6',
  bright: palette.amber,
  main: palette.coral,
  counter: palette.cool,
  counterWhite: '#cfe8ff',
  skin: 'warm',
  counterSkin: 'cool',
}

export const coldTint: Tint = {
  white: '#d9eeff',
  bright: '#9fd2ff',
  main: '#4a97de',
  counter: palette.amber,
  counterWhite: '#ffd9a6',
  skin: 'cool',
  counterSkin: 'warm',
}
