import { expect, test } from 'vitest'
import { pack, share, sunflower } from './clusters'

test('splits the total in the ratio of the answers', () => {
  expect(share(612, [14, 37, 27, 16, 6])).toEqual([86, 226, 165, 98, 37])
  expect(share(10, [33, 33, 34])).toEqual([3, 4, 3])
})

const field = { width: 472, height: 380 }

test.each([[[120, 86, 47, 32, 60]], [[114, 100, 97, 53]], [[140, 102, 61, 44]], [[90]]])(
  'packs circles without overlap into the field: %j',
  (radii) => {
    const circles = pack(radii, field).map((spot, index) => ({ ...spot, r: radii[index] ?? 0 }))
    for (const [index, one] of circles.entries()) {
      expect(Math.abs(one.x) + one.r).toBeLessThanOrEqual(field.width / 2 + 9)
      expect(Math.abs(one.y) + one.r).toBeLessThanOrEqual(field.height / 2 + 9)
      for (const other of circles.slice(index + 1))
        expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(one.r + other.r - 0.01)
    }
  },
)

test('sunflower points keep a minimum distance', () => {
  const seeds = sunflower(200, 8)
  const nearest = Math.min(
    ...seeds.flatMap((one, index) =>
      seeds.slice(index + 1).map((other) => Math.hypot(one.x - other.x, one.y - other.y)),
    ),
  )
  expect(nearest).toBeGreaterThan(7)
})
