import type { Organization, Person } from 'schema-dts'
import { absoluteHref, absoluteUrl } from '@/config/site'
import { bioSummary } from '@/seo/json-ld/bio'
import { publisher } from '@/seo/json-ld/publisher'
import type { Author } from './author'

/** Structured data of an author (docs/contracts/structured-data.md#biography-summary). Only guests work for nobody or for others. */
export function personData({ name, href, title, company, guest, avatar, bio, socials }: Author): Person {
  const profiles = Object.values(socials).filter((address) => address !== undefined)
  const employer: Organization | undefined = guest ? undefined : publisher()
  return {
    '@type': 'Person',
    name,
    url: absoluteHref(href),
    jobTitle: title,
    image: avatar && absoluteUrl(avatar.src),
    sameAs: profiles.length > 0 ? profiles : undefined,
    description: bio ? bioSummary(bio) : undefined,
    worksFor: company ? { '@type': 'Organization', name: company } : employer,
  }
}
