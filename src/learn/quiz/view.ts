import { inlineHtml } from '@/content/inline-html'
import type { Question } from '@/content/schemas/course'

type Choice = { html: string; explanation: string; correct: boolean }

/** A question with its Markdown rendered as HTML. `source` is the question that answers are graded against. */
export type QuestionView = {
  id: string
  source: Question
  prompt: string
  /** The sentence around the blank, for a fill-in question that is a sentence with one. */
  blank?: { before: string; after: string }
  /** The options, or the items of an ordering question in the right order. */
  choices: Choice[]
  /** The explanation of a fill-in question. */
  explanation?: string
}

/** Renders a question. Throws when a text is not inline Markdown. */
export function questionView(source: Question): QuestionView {
  return {
    id: source.id,
    source: source.kind === 'fill' ? withHtmlMistakes(source) : source,
    prompt: inlineHtml(source.prompt),
    blank: source.kind === 'fill' ? blankOf(source.prompt) : undefined,
    choices: choicesOf(source),
    explanation: source.kind === 'fill' ? inlineHtml(source.explanation) : undefined,
  }
}

/** The texts before and after three underscores or more, which stand for a blank. */
function blankOf(prompt: string): QuestionView['blank'] {
  const [before, after, ...more] = prompt.split(/_{3,}/)
  if (before === undefined || after === undefined) return undefined
  if (more.length > 0) throw new RangeError(`a sentence can have one blank: ${prompt}`)
  return { before: sentencePart(before), after: sentencePart(after) }
}

function sentencePart(text: string): string {
  return text.trim() === '' ? '' : inlineHtml(text.trim())
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
