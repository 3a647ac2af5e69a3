import type { ReactNode } from 'react'
import { faqsOf } from '@/content/page-faqs'
import { faqPage } from '@/seo/json-ld/faq'
import { JsonLd } from '@/seo/json-ld/json-ld'
import { Faq } from '@/site/article/faq'

type Props = {
  /** Name of the file in content/faqs. */
  page: string
  heading: string
  lead?: ReactNode
}

/** The questions of a page, shown and emitted as structured data. */
export function PageFaq({ page, heading, lead }: Props) {
  const faqs = faqsOf(page)
  return (
    <section aria-labelledby="questions" className="border-t border-line">
      <div className="container-page grid gap-x-20 py-16 md:py-24 lg:grid-cols-[20rem_minmax(0,1fr)]">
        <div>
          <h2 id="questions" className="text-3xl leading-[1.15] font-semibold tracking-tight md:text-title">
            {heading}
          </h2>
          {lead && <p className="mt-5 text-muted">{lead}</p>}
        </div>
        <div className="min-w-0 lg:-mt-8">
          <Faq faqs={faqs} />
        </div>
      </div>
      <JsonLd data={faqPage(faqs)} />
    </section>
  )
}
