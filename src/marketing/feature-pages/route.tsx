import type { ComponentType } from 'react'
import { ClosingSection } from '@/marketing/closing'
import { pageMetadata } from '@/seo/metadata'
import { featurePage, type FeaturePage } from './pages'
import { Questions } from './parts/questions'

/**
 * Head and page of the route of a feature: its sections in order, then what every such page ends with. Each feature has
 * a separate route file, so that a page loads only the style sheets of its sections. Takes the name of the file in
 * content/features/pages; throws a RangeError when there is none.
 */
export function featureRoute(slug: string, sections: ComponentType<{ page: FeaturePage }>[]) {
  function Page() {
    const page = featurePage(slug)
    return (
      <>
        {sections.map((Part, index) => (
          <Part key={index} page={page} />
        ))}
        <Questions page={page} />
        <ClosingSection {...page.closing} />
      </>
    )
  }

  function generateMetadata() {
    const { path, title, description } = featurePage(slug)
    return pageMetadata({ path, title, description })
  }

  return { Page, generateMetadata }
}
