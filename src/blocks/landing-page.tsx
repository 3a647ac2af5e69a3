import Markdoc from '@markdoc/markdoc'
import type { ComponentProps, ReactNode } from 'react'
import type { Entry } from '@/content/types'
import { pages } from '@/content/collections'
import { documentOf } from '@/content/document'
import { pagePath } from '@/content/paths'
import type { PageData } from '@/content/schemas/page'
import { QueryThisPage } from '@/site/query-this-page'
import { faqPage } from '@/seo/json-ld/faq'
import { JsonLd } from '@/seo/json-ld/json-ld'
import { webSite } from '@/seo/json-ld/web-site'
import { PagePath } from '@/site/breadcrumb'
import { RelatedFeatures } from './related-features'
import { renderTree, type RenderContext } from './render'

type Props = { page: Entry<PageData>; components: RenderContext['components'] }

/** A page made of blocks (docs/contracts/layout-choice.md#landing), with its structured data. */
export function LandingPage({ page, components }: Props) {
  const steps = stepsTo(page.slug)
  const { faqs, feature } = page.data
  const { tree } = documentOf(page)
  // A visible breadcrumb brings its structured data.
  const showsSteps = tree.some((node) => Markdoc.Tag.isTag(node) && node.attributes.breadcrumb)
  return (
    <>
      {steps.length === 0 && <JsonLd data={webSite()} />}
      {steps.length > 0 && !showsSteps && <PagePath steps={steps} />}
      {faqs && <JsonLd data={faqPage(faqs)} />}
      {renderTree(tree, {
        faqs,
        steps,
        components: { Heading, RelatedFeatures: relatedWithQuery(feature), ...components },
      })}
    </>
  )
}

/** Related features, and for a page about a feature the way to its query. */
function relatedWithQuery(feature: string | undefined) {
  return (props: ComponentProps<typeof RelatedFeatures>) => (
    <>
      <RelatedFeatures {...props} />
      {feature && <QueryThisPage kind="feature" id={feature} className="mt-8" />}
    </>
  )
}

/** A heading within a section. */
function Heading({ id, level, children }: { id: string; level: number; children: ReactNode }) {
  const Level = `h${level}` as 'h3'
  return (
    <Level id={id} className="text-lg font-semibold text-text">
      {children}
    </Level>
  )
}

/** The pages above a page that are content too, and the page itself; none for the home page. */
export function stepsTo(slug: string) {
  const parts = slug === 'index' ? [] : slug.split('/')
  return parts.flatMap((_, index) => {
    const above = parts.slice(0, index + 1).join('/')
    const page = pages.all().find((other) => other.slug === above)
    return page ? [{ name: page.data.name ?? page.data.title, path: pagePath(above) }] : []
  })
}
