import sharp from 'sharp'

/** Converts a screenshot to WebP at the best quality within `limit` bytes. Throws a RangeError when none fits. */
export function webpWithin(png: Buffer, limit: number): Promise<Buffer> {
  return bestWithin(limit, [92, 86, 80, 74, 68, 62, 56], (quality) =>
    sharp(png).webp({ quality, effort: 5, smartSubsample: true }).toBuffer(),
  )
}

/** Converts a screenshot to a PNG with a palette at the best quality within `limit` bytes. Throws a RangeError when none fits. */
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
