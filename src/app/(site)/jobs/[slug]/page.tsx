import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { layoutOf } from '@/content/layout'
import { jobPath } from '@/content/paths'
import { isOpen } from '@/content/visibility'
import { applicationFormOf } from '@/jobs/application-form'
import { allJobs, jobBySlug, openJobs } from '@/jobs/jobs'
import { Posting } from '@/jobs/posting/posting'
import { similarJobs } from '@/jobs/similar'
import { jobStructuredData } from '@/jobs/structured-data'
import { buildTime } from '@/lib/build-time'
import { JsonLd } from '@/seo/json-ld/json-ld'
import { pageMetadata } from '@/seo/metadata'
import { FormPageLayout } from '@/site/article/form-page-layout'

export const dynamicParams = false

export function generateStaticParams() {
  return allJobs(buildTime()).map(({ slug }) => ({ slug }))
}

export async function generateMetadata(props: PageProps<'/jobs/[slug]'>): Promise<Metadata> {
  const { slug, data } = await findJob(props)
  return pageMetadata({
    path: jobPath(slug),
    title: data.title,
    description: data.description,
    noindex: !isOpen(data, buildTime()),
  })
}

export default async function JobPage(props: PageProps<'/jobs/[slug]'>) {
  const job = await findJob(props)
  const { slug, data } = job
  const open = isOpen(data, buildTime())
  return (
    <>
      {open && layoutOf('jobs', job) === 'form-page' ? (
        <FormPageLayout
          entry={job}
          path={jobPath(slug)}
          form={applicationFormOf({ typeformId: data.typeform_id })}
          hidden={{ job: slug }}
        />
      ) : (
        <Posting job={job} open={open} similar={similarJobs(job, openJobs(buildTime()))} />
      )}
      {open && <JsonLd data={jobStructuredData(job)} />}
    </>
  )
}

async function findJob({ params }: PageProps<'/jobs/[slug]'>) {
  const { slug } = await params
  return jobBySlug(slug, buildTime()) ?? notFound()
}
