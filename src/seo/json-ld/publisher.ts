import type { Organization } from 'schema-dts'
import { brand } from '@/config/brand'
import { absoluteUrl } from '@/config/site'
import { imageObject } from './image-object'

/** The vendor as publisher, with the 512×512 logo of specification §9. */
export function publisher() {
  return {
    '@type': 'Organization',
    '@id': absoluteUrl('/#organization'),
    name: brand,
    url: absoluteUrl('/'),
    logo: imageObject(absoluteUrl('/brand/logo-512.png'), 512, 512),
  } satisfies Organization
}
