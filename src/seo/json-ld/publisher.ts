import type { Organization } from 'schema-dts'
import { brand } from '@/config/brand'
import { absoluteUrl } from '@/config/site'
import { imageObject } from './image-object'

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
