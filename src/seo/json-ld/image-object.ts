import type { ImageObject } from 'schema-dts'

/** Describes an image. Expects its absolute URL and its size in pixels. */
export function imageObject(url: string, width: number, height: number): ImageObject {
  // Google documents sizes as numbers, but schema-dts types them as text such as "512 px".
  return { '@type': 'ImageObject', url, width: width as never, height: height as never }
}
