import type { Organization, Person } from 'schema-dts'
import { bioSummary } from './bio'
import { publisher } from './publisher'

export type PersonFacts = {
  name: string
  /** URL of the person's page. */
  url: string
  jobTitle?: string
  /** Employer, if not the publisher of the site, whom only guests do not work for. */
  company?: string
  guest?: boolean
  /** Absolute URL of the portrait. */
  image?: string
  bio?: string
  /** URLs of profiles on other sites. */
  profiles?: string[]
}

/**
 * Describes a person, such as the author of an article, with a summary of the biography
 * (docs/contracts/structured-data.md#biography-summary).
 */
export function person({
  name,
  url,
  jobTitle,
  company,
  guest,
  image,
  bio,
  profiles = [],
}: PersonFacts): Person {
  const employer: Organization | undefined = company
    ? { '@type': 'Organization', name: company }
    : guest
      ? undefined
      : publisher()
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
