import type { JobPosting, WithContext } from 'schema-dts'
import { publisher } from './publisher'
import { site } from '@/config/site'

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
  salary?: { currency: string; from: number; to: number; per: string }
}

/** Describes a job posting with the properties that Google requires or recommends. */
export function jobPosting(facts: JobFacts): WithContext<JobPosting> {
  const { salary, office, remoteCountries } = facts
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
