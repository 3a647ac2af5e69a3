import { absoluteUrl } from '@/config/site'
import { documentOf } from '@/content/document'
import { jobPath } from '@/content/paths'
import { treeToHtml } from '@/content/tree-to-html'
import { employmentType, jobPosting } from '@/seo/json-ld/job-posting'
import type { Job } from './jobs'

/** The JobPosting structured data of an open posting. */
export function jobStructuredData(job: Job) {
  const { data, slug } = job
  return jobPosting({
    url: absoluteUrl(jobPath(slug)),
    identifier: slug,
    title: data.title,
    description: treeToHtml(documentOf(job).tree, { page: absoluteUrl(jobPath(slug)) }),
    posted: data.date,
    validThrough: data.validThrough,
    employmentType: employmentType(data.type),
    remoteCountries: data.remote?.countries,
    office: data.office,
    location: data.location,
    salary: data.salary,
  })
}
