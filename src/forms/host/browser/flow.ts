import { validateForm, visitedFields } from '@/forms/validate'
import type { Layout } from '../form-view'
import { focus, inputOf, showError, validate, type Field } from './fields'
import { createLog } from './log'

/** Index of the welcome screen, before the first questions. */
const welcome = -1

type FlowOptions = {
  host: HTMLElement
  layout: Layout
  fields: Field[]
  /** Refs of the fields of each step; by default each field is one. */
  steps?: string[][]
  onShow: (ref: string) => void
  onStart: () => void
  signal: AbortSignal
}

/** Leads through the questions: all at once, in steps, or as a conversation. Hides those that answers jump over. */
export function createFlow({ host, fields, onShow, onStart, signal, ...options }: FlowOptions) {
  const layout = layoutThatFits(host, options.layout)
  const isWhole = layout === 'whole'
  const refs = fields.map(({ definition }) => definition.ref)
  const steps = isWhole ? [refs] : (options.steps ?? refs.map((ref) => [ref]))
  const logBox = host.querySelector<HTMLElement>('.form-log')
  const log = layout === 'chat' && logBox ? createLog(logBox) : undefined
  const welcomeScreen = host.querySelector<HTMLElement>('[data-welcome]')
  const back = host.querySelector<HTMLElement>('[data-back]')
  const hint = host.querySelector<HTMLElement>('[data-hint]')
  const bar = host.querySelector<HTMLElement>('[data-bar]')
  /** Indexes of the completed steps that led to the current one. */
  let completed: number[] = []
  let at = welcomeScreen && !isWhole ? welcome : 0

  /** The fields of a step that the answers lead to. */
  function fieldsOn(step: number): Field[] {
    const visible = visibleFields(fields)
    return fields.filter(({ definition: { ref } }) => steps[step]?.includes(ref) && visible.includes(ref))
  }

  /** The index of the next step with a question; the number of steps at the end. */
  function next(): number {
    const index = steps.findIndex((_, step) => step > at && fieldsOn(step).length > 0)
    return index === -1 ? steps.length : index
  }

  /** Shows the current questions or the welcome screen. */
  function render(): void {
    const current = fieldsOn(at)
    welcomeScreen?.toggleAttribute('data-current', at === welcome)
    for (const field of fields) {
      field.element.toggleAttribute('data-current', current.includes(field))
      if (isWhole) field.element.hidden = !current.includes(field)
    }
    if (back) back.hidden = completed.length === 0
    host.dataset.step = at === welcome ? 'start' : next() < steps.length ? 'next' : 'send'
    const count = steps.filter((_, step) => fieldsOn(step).length > 0).length
    const position = `${options.steps ? 'Step' : 'Question'} ${completed.length + 1} of ${count}`
    if (hint) hint.textContent = at === welcome || isWhole ? '' : position
    const progress = completed.length + (at === welcome ? 0 : 1)
    bar?.style.setProperty('width', `${Math.round((100 * progress) / count)}%`)
  }

  function go(step: number): void {
    at = step
    render()
    const [first] = fieldsOn(at)
    if (!first) return
    log?.ask(first, completed.length)
    focus(first)
    onShow(first.definition.ref)
  }

  function focusCurrent(): void {
    const [first] = fieldsOn(at)
    if (first) focus(first)
    else host.querySelector<HTMLElement>('[data-submit]')?.focus()
  }

  /** Returns to a completed step. */
  function goBack(step: number): void {
    completed = completed.slice(0, completed.indexOf(step))
    go(step)
  }

  function goBackOne(): void {
    const last = completed.at(-1)
    if (last !== undefined) goBack(last)
  }

  back?.addEventListener('click', goBackOne, { signal })
  render()
  const [first] = fieldsOn(at)
  if (first) log?.ask(first, 0)

  return {
    /** Validates the current questions, then moves on or shows errors. Returns whether the form can be sent. */
    advance(): boolean {
      if (at === welcome) {
        onStart()
        go(next())
        return false
      }
      const step = at
      const current = fieldsOn(step)
      const invalid = current.filter((field) => !validate(field))
      if (invalid[0]) {
        focus(invalid[0])
        return false
      }
      const target = next()
      if (target === steps.length) return true
      for (const field of current) log?.answer(field, () => goBack(step))
      completed = [...completed, step]
      go(target)
      return false
    },
    /** Refs of the questions that the answers jumped over. */
    skipped(): string[] {
      const asked = [...completed, at].flatMap(fieldsOn)
      return fields.flatMap((field) => (asked.includes(field) ? [] : [field.definition.ref]))
    },
    /** Shows the server's errors, by ref. */
    reject(errors: Record<string, string>): void {
      for (const field of fields) showError(field, errors[field.definition.ref])
      const rejected = fields.find(({ definition }) => errors[definition.ref])
      const step = steps.findIndex((group) => rejected && group.includes(rejected.definition.ref))
      if (completed.includes(step)) goBack(step)
      else focusCurrent()
      if (rejected && fieldsOn(at).includes(rejected)) focus(rejected)
    },
    /** Updates which questions apply after an answer changed. */
    refresh: render,
    focus: focusCurrent,
    /** Ref of the current question, for the embedding page. */
    current: () => fieldsOn(at)[0]?.definition.ref,
  }
}

/** Refs of the questions that the current answers lead to. */
function visibleFields(fields: Field[]): string[] {
  const definitions = fields.map(({ definition }) => definition)
  const inputs = new Map(fields.map((field) => [field.definition.ref, inputOf(field)]))
  return visitedFields(definitions, validateForm(definitions, (ref) => inputs.get(ref)).values)
}

/**
 * Shows all questions of an inline form at once where they fit into its frame, so that a tall frame is not mostly
 * empty. A frame that grows with its form keeps its steps. Returns the layout to use.
 */
function layoutThatFits(host: HTMLElement, layout: Layout): Layout {
  const inline = new URLSearchParams(window.location.search).get('typeform-embed') === 'embed-widget'
  const { autoResize } = document.documentElement.dataset
  if (layout !== 'steps' || !inline || autoResize !== undefined) return layout
  const { step } = host.dataset
  Object.assign(host.dataset, { layout: 'whole', step: 'send', unfolded: '' })
  if (host.scrollHeight <= window.innerHeight) return 'whole'
  Object.assign(host.dataset, { layout, step })
  delete host.dataset.unfolded
  return layout
}
