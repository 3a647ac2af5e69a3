import { PagePath } from '@/marketing/page-path'
import { faqPage } from '@/seo/json-ld/faq'
import { JsonLd } from '@/seo/json-ld/json-ld'
import { nav } from '@/site/navigation'
import type { FeaturePage } from '../pages'

/** Structured data of a feature page: the way to it, and its questions. */
export function PageData({ page: { name, path, faqs } }: { page: FeaturePage }) {
  return (
    <>
      <PagePath
        steps={[
          { name: nav.cosmo.label, path: nav.cosmo.url },
          { name: nav.features.label, path: nav.features.url },
          { name, path },
        ]}
      />
      <JsonLd data={faqPage(faqs)} />
    </>
  )
}
