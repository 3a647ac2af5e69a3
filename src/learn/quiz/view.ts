import { inlineHtml } from '@/content/inline-html'
import type { Question } from '@/content/schemas/course'

type Choice = { html: string; explanation: string; correct: boolean }

/** A question ready to be shown: every Markdown text is HTML. `source` is what grading needs. */
export type QuestionView = {
  id: string
  source: Question
  prompt: string
  /** Options, or the items of an ordering question in their right order. */
  choices: Choice[]
  /** Explanations of a fill-in question: the answer's, and those of known mistakes by text. */
  explanation?: string
}

/** Makes the views of a quiz. Takes its questions; throws when a text is not inline Markdown. */
export function questionView(source: Question): QuestionView {
  return {
    id: source.id,
    source: source.kind === 'fill' ? withHtmlMistakes(source) : source,
    prompt: inlineHtml(source.prompt),
    choices: choicesOf(source),
    explanation: source.kind === 'fill' ? inlineHtml(source.explanation) : undefined,
  }
}

function choicesOf(source: Question): Choice[] {
  if (source.kind === 'fill') return []
  const items = source.kind === 'ordering' ? source.items : source.options
  return items.map((item) => ({
    html: inlineHtml(item.text),
    explanation: inlineHtml(item.explanation),
    correct: 'correct' in item && item.correct === true,
  }))
}

type Fill = Extract<Question, { kind: 'fill' }>

function withHtmlMistakes(source: Fill): Fill {
  return {
    ...source,
    explanation: inlineHtml(source.explanation),
    wrong: source.wrong?.map(({ text, explanation }) => ({ text, explanation: inlineHtml(explanation) })),
  }
}
