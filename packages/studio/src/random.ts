import { seeded } from './geometry'

export type Random = ReturnType<typeof createRandom>

/** Random choices that are the same for the same seed. */
export function createRandom(seed: string) {
  const next = seeded(seed)
  return {
    next,
    between: (from: number, to: number) => from + (to - from) * next(),
    whole: (from: number, to: number) => Math.floor(from + (to - from + 1) * next()),
    chance: (share: number) => next() < share,
    sign: () => (next() < 0.5 ? -1 : 1),
    pick: <T>(list: readonly [T, ...T[]]): T => list[Math.floor(next() * list.length)] ?? list[0],
  }
}

/** Smooth noise over two coordinates, from −1 to 1: a sum of sines with random phases. */
export function smoothNoise(random: Random, octaves: number): (x: number, y: number) => number {
  const waves = Array.from({ length: octaves * 3 }, (_, index) => {
    const octave = Math.floor(index / 3)
    const angle = random.between(0, Math.PI * 2)
    const frequency = 2 ** octave * random.between(0.8, 1.3)
    return {
      kx: Math.cos(angle) * frequency,
      ky: Math.sin(angle) * frequency,
      phase: random.between(0, 7),
      size: 0.55 ** octave,
    }
  })
  const total = waves.reduce((sum, wave) => sum + wave.size, 0)
  return (x, y) =>
    waves.reduce((sum, { kx, ky, phase, size }) => sum + size * Math.sin(kx * x + ky * y + phase), 0) / total
}
