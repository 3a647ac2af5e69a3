import sharp from 'sharp'

/** WebP of a screenshot, at the best quality that stays within `limit` bytes. Throws when none does. */
export function webpWithin(png: Buffer, limit: number): Promise<Buffer> {
  return bestWithin(limit, [92, 86, 80, 74, 68, 62, 56], (quality) =>
    sharp(png).webp({ quality, effort: 5, smartSubsample: true }).toBuffer(),
  )
}

/** PNG of a screenshot with a palette, at the best quality that stays within `limit` bytes. Throws when none does. */
export function pngWithin(png: Buffer, limit: number): Promise<Buffer> {
  return bestWithin(limit, [90, 80, 70, 60, 50], (quality) =>
    sharp(png).png({ palette: true, quality, dither: 1, effort: 10 }).toBuffer(),
  )
}

async function bestWithin(
  limit: number,
  qualities: readonly number[],
  encode: (quality: number) => Promise<Buffer>,
): Promise<Buffer> {
  for (const quality of qualities) {
    const data = await encode(quality)
    if (data.length <= limit) return data
  }
  throw new RangeError(`does not fit into ${limit} bytes at quality ${qualities.at(-1)}`)
}
