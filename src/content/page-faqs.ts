import { pageFaqs } from './collections'
import { fillVariables } from './fill-variables'

/** Questions and answers of a page, from content/faqs/<slug>.yaml. Throws when there is no such file. */
export function faqsOf(slug: string): { question: string; answer: string }[] {
  const entry = pageFaqs.all().find((file) => file.slug === slug)
  if (!entry) throw new RangeError(`no content/faqs/${slug}.yaml`)
  return entry.data.faqs.map(({ question, answer }) => ({
    question: fillVariables(question),
    answer: fillVariables(answer),
  }))
}
