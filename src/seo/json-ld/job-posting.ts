import type { JobPosting, WithContext } from 'schema-dts'
import { publisher } from './publisher'
import { site } from '@/config/site'

/** The employment types of schema.org's JobPosting (docs/contracts/structured-data.md#employment-types). */
export const employmentTypes = [
  'FULL_TIME',
  'PART_TIME',
  'CONTRACTOR',
  'TEMPORARY',
  'INTERN',
  'VOLUNTEER',
  'PER_DIEM',
] as const
type EmploymentType = (typeof employmentTypes)[number] | 'OTHER'

/** The employment type of a posting's text, such as "Full time". Unknown texts are OTHER. */
export function employmentType(text: string): EmploymentType {
  const name = text.toUpperCase().replaceAll(' ', '_')
  return employmentTypes.find((type) => type === name) ?? 'OTHER'
}

type JobFacts = {
  url: string
  identifier: string
  title: string
  /** The posting as HTML. */
  description: string
  /** ISO dates. */
  posted: string
  validThrough?: string
  employmentType: string
  remoteCountries?: string[]
  office?: { city: string; country: string }
  /** The place as shown, for a posting with neither. */
  location: string
  salary?: { currency: string; from: number; to: number; per: string }
}

/** Describes a job posting with the properties that Google requires or recommends. */
export function jobPosting(facts: JobFacts): WithContext<JobPosting> {
  const { salary, office, remoteCountries, location } = facts
  const profiles = Object.values(site.author.social).filter(({ configured }) => configured)
  const organization = publisher()
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    url: facts.url,
    title: facts.title,
    description: facts.description,
    identifier: { '@type': 'PropertyValue', name: organization.name, value: facts.identifier },
    datePosted: facts.posted,
    ...(facts.validThrough ? { validThrough: facts.validThrough } : {}),
    employmentType: facts.employmentType,
    hiringOrganization: {
      ...organization,
      sameAs: [organization.url, ...profiles.map(({ href }) => href)],
    },
    ...(office && {
      jobLocation: {
        '@type': 'Place',
        address: { '@type': 'PostalAddress', addressLocality: office.city, addressCountry: office.country },
      },
    }),
    ...(!office && !remoteCountries && { jobLocation: { '@type': 'Place', address: location } }),
    ...(remoteCountries && {
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: remoteCountries.map((name) => ({
        '@type': 'Country' as const,
        name,
      })),
    }),
    ...(salary && {
      baseSalary: {
        '@type': 'MonetaryAmount',
        currency: salary.currency,
        value: {
          '@type': 'QuantitativeValue',
          minValue: salary.from,
          maxValue: salary.to,
          unitText: salary.per,
        },
      },
    }),
    directApply: true,
  }
}
