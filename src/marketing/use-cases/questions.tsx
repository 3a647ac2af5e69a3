import type { AlternativeData } from '@/content/schemas/alternative'
import { faqPage } from '@/seo/json-ld/faq'
import { JsonLd } from '@/seo/json-ld/json-ld'
import { Faq } from '@/site/article/faq'

/** The questions of a comparison, shown and emitted as structured data. */
export function Questions({ data: { faqs } }: { data: AlternativeData }) {
  return (
    <section aria-labelledby="questions" className="border-t border-line">
      <div className="container-page max-w-[56rem] py-14 md:py-20">
        <h2 id="questions" className="text-3xl leading-[1.15] font-semibold tracking-tight">
          Asked before
        </h2>
        <Faq faqs={faqs} />
      </div>
      <JsonLd data={faqPage(faqs)} />
    </section>
  )
}
