import { absoluteHref, absoluteUrl } from '@/config/site'
import type { PersonFacts } from '@/seo/json-ld/person'
import type { Author } from './author'

/** Returns an author's details for structured data. */
export function personFacts({
  name,
  href,
  title,
  company,
  guest,
  avatar,
  bio,
  socials,
}: Author): PersonFacts {
  return {
    name,
    url: absoluteHref(href),
    jobTitle: title,
    company,
    guest,
    image: avatar && absoluteUrl(avatar.src),
    bio,
    profiles: Object.values(socials).filter((address) => address !== undefined),
  }
}
