import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { ArticlePage } from '@/blocks/article-page'
import { layoutOf } from '@/content/layout'
import { jobPath } from '@/content/paths'
import { isOpen } from '@/content/visibility'
import { allJobs, applicationFormOf } from '@/jobs/jobs'
import { Posting } from '@/jobs/posting/posting'
import { jobStructuredData } from '@/jobs/structured-data'
import { buildTime } from '@/lib/build-time'
import { JsonLd } from '@/seo/json-ld/json-ld'
import { pageMetadata } from '@/seo/metadata'

export const dynamicParams = false

export function generateStaticParams() {
  return allJobs().map(({ slug }) => ({ slug }))
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
  const layout = layoutOf('jobs', job)
  return (
    <>
      {open && layout !== 'job' ? (
        <ArticlePage
          entry={job}
          path={jobPath(slug)}
          layout={layout}
          form={applicationFormOf(job)}
          hidden={{ job: slug }}
        />
      ) : (
        <Posting job={job} open={open} />
      )}
      {open && <JsonLd data={jobStructuredData(job)} />}
    </>
  )
}

async function findJob({ params }: PageProps<'/jobs/[slug]'>) {
  const { slug } = await params
  return allJobs().find((job) => job.slug === slug) ?? notFound()
}
