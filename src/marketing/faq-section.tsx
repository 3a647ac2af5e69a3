import { faqsOf } from '@/content/page-faqs'
import { faqPage } from '@/seo/json-ld/faq'
import { JsonLd } from '@/seo/json-ld/json-ld'
import { Faq, type Faqs } from '@/site/article/faq'
import { Section } from '@/ui/section'

/** Questions and answers beside their heading, shown and emitted as structured data. */
export function FaqSection({ heading, faqs }: { heading: string; faqs: Faqs }) {
  return (
    <Section id="questions" tone="ruled" heading={heading} columns="4/8">
      <div className="max-lg:-my-8 lg:-mt-8">
        <Faq faqs={faqs} />
        <JsonLd data={faqPage(faqs)} />
      </div>
    </Section>
  )
}

/** The questions of a page, from content/faqs/{page}.yaml. */
export function PageFaq({ page, heading }: { page: string; heading: string }) {
  return <FaqSection heading={heading} faqs={faqsOf(page)} />
}
