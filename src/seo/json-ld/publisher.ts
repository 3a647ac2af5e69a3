import type { ImageObject, Organization } from 'schema-dts'
import { brand } from '@/config/brand'
import { absoluteUrl } from '@/config/site'

/** Describes the vendor as publisher, with a logo of 512×512 (docs/contracts/structured-data.md#publisher). */
export function publisher() {
  return {
    '@type': 'Organization',
    '@id': absoluteUrl('/#organization'),
    name: brand,
    url: absoluteUrl('/'),
    logo: imageObject(absoluteUrl('/brand/logo-512.png'), 512, 512),
  } satisfies Organization
}

/** Describes an image by its absolute URL and its size in pixels. */
export function imageObject(url: string, width: number, height: number): ImageObject {
  // Google documents sizes as numbers, but schema-dts types them as text such as "512 px".
  return { '@type': 'ImageObject', url, width: width as never, height: height as never }
}
