/** The dark tokens of src/app/globals.css, for pictures that are rendered once and cannot follow CSS variables. */
export const palette = {
  ground: '#07090f',
  raised: '#0d111a',
  line: '#1b2130',
  lineStrong: '#2b3448',
  text: '#e9edf5',
  muted: '#9aa4b8',
  coral: '#ff6b57',
  amber: '#ffb45e',
  accent: '#ff9a6b',
  cool: '#7cc4ff',
} as const

/** The light of one picture. Most are lit warm; some are cold, so that a grid of covers breathes. */
export type Tint = {
  white: string
  bright: string
  main: string
  /** The accent against it, and the skins of bodies on either side. */
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
