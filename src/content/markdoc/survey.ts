import Markdoc, { type Node, type Schema } from '@markdoc/markdoc'
import { isOutcomeFor, scales, type Range, type Scale, type SurveyOutcome } from '../survey'
import { required, text, validationError } from './nodes'

const { Tag } = Markdoc
const range = { type: String, required: true, matches: /^\d+-\d+$/ }

/** The tags of a survey of yes/no questions that shows its result in the page (docs/contracts/readiness.md). */
export const surveyTags: Record<string, Schema> = {
  survey: {
    validate: (node) => [...orderErrors(node), ...outcomeErrors(node)],
    // The first child holds the questions, the others introduce the result.
    transform(node, config) {
      const children = node.transformChildren(config).filter((child) => Tag.isTag(child))
      const named = (name: string) => children.filter((child) => child.name === name)
      const questions = named('SurveyQuestion')
      questions.forEach(({ attributes }, at) => (attributes.number = at + 1))
      const outcomes = named('SurveyOutcome')
      const end = children.findLastIndex((child) => questions.includes(child)) + 1
      return new Tag(
        'Survey',
        {
          questions: questions.map(({ attributes }) => attributes),
          outcomes: outcomes.map((outcome) => ({
            ...outcome.attributes,
            body: new Tag('Slot', {}, outcome.children),
          })),
        },
        [
          new Tag('div', { class: 'longform flow' }, children.slice(0, end)),
          ...children.slice(end).filter((child) => !outcomes.includes(child)),
        ],
      )
    },
  },
  question: {
    render: 'SurveyQuestion',
    attributes: {
      scale: { type: String, required: true, matches: [...scales] },
      title: required,
      href: text,
      label: text,
    },
    validate: ({ attributes: { href, label } }) =>
      (href === undefined) === (label === undefined)
        ? []
        : [validationError('question', 'needs both href and label, or neither')],
  },
  outcome: {
    attributes: { need: range, ready: range, title: required },
    transform: (node, config) => new Tag('SurveyOutcome', outcomeOf(node), node.transformChildren(config)),
  },
}

function outcomeOf({ attributes }: Node): SurveyOutcome {
  const rangeOf = (scale: Scale): Range => {
    const [least = 0, most = 0] = String(attributes[scale]).split('-').map(Number)
    return [least, most]
  }
  return { title: String(attributes.title), need: rangeOf('need'), ready: rangeOf('ready') }
}

/** Results name the questions of a scale by the first and the last. */
function orderErrors(survey: Node) {
  const order = tagsIn(survey, 'question').map(({ attributes }) => scales.indexOf(attributes.scale as Scale))
  const isSorted = order.every((scale, at) => scale >= (order[at - 1] ?? 0))
  return isSorted ? [] : [validationError('survey', `put the questions of scale "${scales[0]}" first`)]
}

/** Every score needs exactly one outcome. */
function outcomeErrors(survey: Node) {
  const questions = tagsIn(survey, 'question')
  const outcomes = tagsIn(survey, 'outcome').map(outcomeOf)
  const counts = (scale: Scale) => {
    const most = questions.filter(({ attributes }) => attributes.scale === scale).length
    return Array.from({ length: most + 1 }, (_, count) => count)
  }
  const scores = counts('need').flatMap((need) => counts('ready').map((ready) => ({ need, ready })))
  return scores.flatMap((score) => {
    const { length } = outcomes.filter((outcome) => isOutcomeFor(outcome, score))
    const found = `expected one outcome for need ${score.need} and ready ${score.ready}, found ${length}`
    return length === 1 ? [] : [validationError('survey', found)]
  })
}

function tagsIn(node: Node, name: string): Node[] {
  return [...node.walk()].filter(({ type, tag }) => type === 'tag' && tag === name)
}
