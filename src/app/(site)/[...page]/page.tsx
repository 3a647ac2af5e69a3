import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { namedAuthor } from '@/content/author'
import { documentOf } from '@/content/document'
import { layoutOf } from '@/content/layout'
import { pagePath } from '@/content/paths'
import { entryPicture } from '@/content/pictures'
import { socialImage } from '@/content/social-pictures'
import { nestToc } from '@/content/toc'
import { buildTime } from '@/lib/build-time'
import { surveyBlocks } from '@/marketing/readiness/survey'
import { pageMetadata } from '@/seo/metadata'
import { DocsLayout } from '@/site/article/docs-layout'
import { formPageHead, formPageOf } from '@/site/article/form-page'
import { FormPageLayout } from '@/site/article/form-page-layout'
import { renderTree } from '@/site/article/render'
import { allPages, pageBySlug } from '@/site/pages'

export const dynamicParams = false

export function generateStaticParams() {
  return allPages(buildTime()).map(({ slug }) => ({ page: slug.split('/') }))
}

export async function generateMetadata(props: PageProps<'/[...page]'>): Promise<Metadata> {
  const page = await findPage(props)
  const { slug, data } = page
  const path = pagePath(slug)
  if (layoutOf('pages', page) === 'form-page') return pageMetadata(formPageHead(formPageOf(page, path)))
  const { title, description } = data
  return pageMetadata({ path, title, description, image: socialImage(page, title) })
}

export default async function MarkdownPage(props: PageProps<'/[...page]'>) {
  const page = await findPage(props)
  const { slug, data, file } = page
  const context = { components: surveyBlocks }
  if (layoutOf('pages', page) === 'form-page' && data.typeFormId)
    return <FormPageLayout entry={page} path={pagePath(slug)} form={data.typeFormId} context={context} />
  const { tree, headings } = documentOf(page)
  return (
    <DocsLayout
      title={data.title}
      author={data.author === undefined ? undefined : namedAuthor(page, data.author, {})}
      updated={data.dateModified ?? data.date}
      cover={data.cover ? entryPicture(page, data.cover) : undefined}
      toc={nestToc(headings)}
      file={file}
    >
      {renderTree(tree, context)}
    </DocsLayout>
  )
}

async function findPage({ params }: PageProps<'/[...page]'>) {
  const { page } = await params
  return pageBySlug(page.join('/'), buildTime()) ?? notFound()
}
