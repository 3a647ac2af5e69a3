import type { Organization, Person } from 'schema-dts'
import { absoluteHref, absoluteUrl } from '@/config/site'
import type { Author } from '@/content/author'
import { bioSummary } from './bio'
import { publisher } from './publisher'

export type PersonFacts = {
  name: string
  /** Absolute address of the person's page. */
  url: string
  jobTitle?: string
  /** Employer, when it is not the publisher of the site. */
  company?: string
  /** Absolute address of the portrait. */
  image?: string
  bio?: string
  /** Absolute addresses of profiles elsewhere. */
  profiles?: string[]
}

/** What is known of an author. */
export function personFacts({ name, href, title, company, avatar, bio, socials }: Author): PersonFacts {
  return {
    name,
    url: absoluteHref(href),
    jobTitle: title,
    company,
    image: avatar && absoluteUrl(avatar.src),
    bio,
    profiles: Object.values(socials).filter((address) => address !== undefined),
  }
}

/**
 * A person, such as the author of an article; the biography is cut to its summary
 * (docs/contracts/structured-data.md#biography-summary).
 */
export function person({ name, url, jobTitle, company, image, bio, profiles = [] }: PersonFacts): Person {
  const employer: Organization = company ? { '@type': 'Organization', name: company } : publisher()
  return {
    '@type': 'Person',
    name,
    url,
    jobTitle,
    image,
    sameAs: profiles.length > 0 ? profiles : undefined,
    description: bio ? bioSummary(bio) : undefined,
    worksFor: employer,
  }
}
