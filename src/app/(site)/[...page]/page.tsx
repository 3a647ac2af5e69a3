import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import type { Entry } from '@/content/collection'
import { documentOf } from '@/content/document'
import { chooseLayout } from '@/content/layout'
import { pagePath } from '@/content/paths'
import { entryPicture } from '@/content/pictures'
import type { PageData } from '@/content/schemas/page'
import { nestToc } from '@/content/toc'
import { buildTime } from '@/lib/build-time'
import { surveyBlocks } from '@/marketing/readiness/survey'
import { JsonLd } from '@/seo/json-ld/json-ld'
import { pageMetadata } from '@/seo/metadata'
import { DocsLayout } from '@/site/article/docs-layout'
import { formPageHead, formPageOf, formPageStructuredData } from '@/site/article/form-page'
import { FormPageLayout } from '@/site/article/form-page-layout'
import { renderTree } from '@/site/article/render'
import { allPages, pageBySlug } from '@/site/pages'

export const dynamicParams = false

export function generateStaticParams() {
  return allPages(buildTime()).map(({ slug }) => ({ page: slug.split('/') }))
}

export async function generateMetadata(props: PageProps<'/[...page]'>): Promise<Metadata> {
  const page = await findPage(props)
  if (isFormPage(page)) return pageMetadata(formPageHead(formPageOf(page)))
  const { slug, data } = page
  return pageMetadata({ path: pagePath(slug), title: data.title, description: data.description })
}

export default async function MarkdownPage(props: PageProps<'/[...page]'>) {
  const page = await findPage(props)
  const { data, file } = page
  const { tree, headings } = documentOf(page)
  if (isFormPage(page)) {
    const formPage = formPageOf(page)
    return (
      <>
        <JsonLd data={formPageStructuredData(formPage, page)} />
        <FormPageLayout page={formPage}>{renderTree(tree, { components: surveyBlocks })}</FormPageLayout>
      </>
    )
  }
  return (
    <DocsLayout
      title={data.title}
      updated={data.dateModified ?? data.date}
      cover={data.cover ? entryPicture(page, data.cover) : undefined}
      toc={nestToc(headings)}
      file={file}
    >
      {renderTree(tree, { components: surveyBlocks })}
    </DocsLayout>
  )
}

/**
 * Markdown pages have the docs layout unless their front matter names another
 * (docs/contracts/layout-choice.md#order).
 */
function isFormPage({ slug, data }: Entry<PageData>): boolean {
  return chooseLayout(pagePath(slug), data.layout) === 'form-page'
}

async function findPage({ params }: PageProps<'/[...page]'>) {
  const { page } = await params
  return pageBySlug(page.join('/'), buildTime()) ?? notFound()
}
