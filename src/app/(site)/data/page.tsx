import { paths } from '@/config/paths'
import { resolve } from 'node:path'
import { DataPage, dataHeadings } from '@/consent/data-page'
import { pageMetadata } from '@/seo/metadata'
import { DocsLayout } from '@/site/article/docs-layout'

export const metadata = pageMetadata({
  path: paths.data,
  title: 'What we store',
  description:
    'Every table and column of our database, every record in your browser and every service of another company: what it holds, where, and for how long.',
})

export default function WhatWeStorePage() {
  return (
    <DocsLayout title="What we store" toc={dataHeadings} file={resolve('content/stored-data.yaml')}>
      <DataPage />
    </DocsLayout>
  )
}
