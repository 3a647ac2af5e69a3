import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { documentOf } from '@/content/document'
import { pagePath } from '@/content/paths'
import { entryPicture } from '@/content/pictures'
import { nestToc } from '@/content/toc'
import { buildTime } from '@/lib/build-time'
import { pageMetadata } from '@/seo/metadata'
import { DocsLayout } from '@/site/article/docs-layout'
import { renderTree } from '@/site/article/render'
import { allPages, pageBySlug } from '@/site/pages'

export const dynamicParams = false

export function generateStaticParams() {
  return allPages(buildTime()).map(({ slug }) => ({ page: slug.split('/') }))
}

export async function generateMetadata(props: PageProps<'/[...page]'>): Promise<Metadata> {
  const { slug, data } = await findPage(props)
  return pageMetadata({ path: pagePath(slug), title: data.title, description: data.description })
}

export default async function MarkdownPage(props: PageProps<'/[...page]'>) {
  const page = await findPage(props)
  const { data, file } = page
  const { tree, headings } = documentOf(page)
  return (
    <DocsLayout
      title={data.title}
      updated={data.dateModified ?? data.date}
      cover={data.cover ? entryPicture(page, data.cover) : undefined}
      toc={nestToc(headings)}
      file={file}
    >
      {renderTree(tree)}
    </DocsLayout>
  )
}

async function findPage({ params }: PageProps<'/[...page]'>) {
  const { page } = await params
  return pageBySlug(page.join('/'), buildTime()) ?? notFound()
}
