import type { Metadata } from 'next'
import { publicPage } from '@/app/public-page'
import { ArticlePage } from '@/blocks/article-page'
import { LandingPage, stepsTo } from '@/blocks/landing-page'
import { layoutOf } from '@/content/layout'
import { pagePath } from '@/content/paths'
import { socialImage } from '@/content/pictures'
import { Demo } from '@/demos'
import { surveyBlocks } from '@/demos/readiness'
import { pageMetadata } from '@/seo/metadata'
import { allPages } from '@/site/pages'

export const dynamicParams = false

/** Components of tags that only pages have. */
const components = { ...surveyBlocks, Demo }

/** Pages that have a route of their own: the home page, the playground, and those in the frame of the course. */
const routed = new Set(['index', 'learn', 'learn/verify', 'playground'])

export function generateStaticParams() {
  return allPages().flatMap(({ slug }) => (routed.has(slug) ? [] : [{ page: slug.split('/') }]))
}

export async function generateMetadata(props: PageProps<'/[...page]'>): Promise<Metadata> {
  const page = await findPage(props)
  const { title, description, noindex, author } = page.data
  return pageMetadata({
    path: pagePath(page.slug),
    title,
    description,
    noindex,
    image: socialImage(page, title),
    authors: author ? [author] : undefined,
  })
}

export default async function ContentPage(props: PageProps<'/[...page]'>) {
  const page = await findPage(props)
  const layout = layoutOf('pages', page)
  if (layout === 'landing') return <LandingPage page={page} components={components} />
  const { slug } = page
  return (
    <ArticlePage
      entry={page}
      path={pagePath(slug)}
      layout={layout}
      steps={stepsTo(slug)}
      components={components}
    />
  )
}

async function findPage({ params }: PageProps<'/[...page]'>) {
  const { page } = await params
  return publicPage(page.join('/'))
}
