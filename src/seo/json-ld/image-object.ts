import type { ImageObject } from 'schema-dts'

/** A picture with its size in pixels. Takes an absolute address. */
export function imageObject(url: string, width: number, height: number): ImageObject {
  // Search engines document sizes as numbers; schema-dts knows only text such as "512 px".
  return { '@type': 'ImageObject', url, width: width as never, height: height as never }
}
