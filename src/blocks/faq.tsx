import { Disclosure } from '@/ui/disclosure'

export type Faqs = { question: string; answer: string }[]

/** Questions and answers of a page; the same list is emitted as structured data. */
export function Faq({ faqs }: { faqs: Faqs }) {
  return (
    <div className="not-prose my-8 divide-y divide-line border-y border-line first:mt-0 last:mb-0">
      {faqs.map(({ question, answer }) => (
        <Disclosure key={question} summary={question}>
          <p className="text-muted">{answer}</p>
        </Disclosure>
      ))}
    </div>
  )
}
