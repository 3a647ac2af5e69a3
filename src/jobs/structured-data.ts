import type { JobPosting } from 'schema-dts'
import { absoluteUrl, site } from '@/config/site'
import { documentOf } from '@/content/document'
import { jobPath } from '@/content/paths'
import { treeToHtml } from '@/content/tree-to-html'
import { employmentType } from '@/seo/json-ld/employment-type'
import { publisher } from '@/seo/json-ld/publisher'
import type { Job } from './jobs'

/** The structured data of an open posting, with the properties that Google requires or recommends. */
export function jobStructuredData(job: Job): JobPosting {
  const { title, date, validThrough, type, remote, office, location, salary } = job.data
  const url = absoluteUrl(jobPath(job.slug))
  const profiles = Object.values(site.author.social).filter(({ configured }) => configured)
  const organization = publisher()
  return {
    '@type': 'JobPosting',
    url,
    title,
    description: treeToHtml(documentOf(job).tree, { page: url }),
    identifier: { '@type': 'PropertyValue', name: organization.name, value: job.slug },
    datePosted: date,
    validThrough,
    employmentType: employmentType(type),
    hiringOrganization: { ...organization, sameAs: [organization.url, ...profiles.map(({ href }) => href)] },
    ...(office && {
      jobLocation: {
        '@type': 'Place',
        address: { '@type': 'PostalAddress', addressLocality: office.city, addressCountry: office.country },
      },
    }),
    // The place as shown, for a posting with neither.
    ...(!office && !remote && { jobLocation: { '@type': 'Place', address: location } }),
    ...(remote && {
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: remote.countries.map((name) => ({ '@type': 'Country' as const, name })),
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
