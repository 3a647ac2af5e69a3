import { glow, height, sky, width } from '../bodies'
import { through } from '../lines'
import { type Tint, palette } from '../palette'
import { type Random, smoothNoise } from '../random'
import { type Sheet, stroke } from '../sheet'
import { mix } from '../space'

/** Waves: traces behind one another. */
export const signal = { ridgeline }

/** Traces in perspective with one pulse through all of them. */
function ridgeline(sheet: Sheet, random: Random, tint: Tint): void {
  const crest = width * random.between(0.3, 0.7)
  sheet.focus = crest
  const skew = random.between(-190, 190)
  const noise = smoothNoise(random, 5)
  const jitter = smoothNoise(random, 6)
  sky(sheet, random, 50)
  glow(sheet, crest, 190, 380, tint.main, 0.3)
  const count = 26
  for (let index = 0; index < count; index++) {
    const t = index / (count - 1)
    const base = mix(205, 600, t ** 1.4)
    const spread = mix(0.62, 1.15, t)
    const center = crest + skew * (t - 0.4)
    const points = Array.from({ length: 181 }, (_, step) => {
      const u = step / 180
      const x = width / 2 + (u - 0.5) * width * 1.25 * spread
      const near = Math.exp(-(((x - center) / mix(125, 215, t)) ** 2))
      const lift =
        near *
        (0.34 + 0.66 * Math.abs(noise(x / 52, t * 4))) *
        mix(90, 235, Math.sin(Math.PI * Math.min(1, 0.12 + t * 1.1)))
      return { x, y: base - lift - 5 * mix(0.6, 1.4, t) * jitter(x / 22, index * 3) * (0.25 + near) }
    })
    const line = through(points)
    const ink = sheet.linear(
      `0 ${palette.lineStrong} 0.1, 0.24 #5f7391 0.75, 0.43 ${tint.main} 0.95, 0.5 ${tint.white} 1, 0.57 ${tint.main} 0.95, 0.76 ${tint.counter} 0.55, 1 ${palette.lineStrong} 0.1`,
      [center - 430 * spread, 0, center + 430 * spread, 0],
    )
    sheet.add(
      `<path d="${line}V${height + 60}H-400Z" fill="${palette.ground}"/>`,
      stroke(line, ink, mix(0.9, 2.1, t), mix(0.6, 1, Math.min(1, t * 1.8))),
    )
  }
}
