import type { FormFlow } from './flow'
import { focus, showError, validate, type Field } from './fields'
import type { Log } from './log'
import { visibleFields } from './single-page'

/** Index of the welcome screen, before the first questions. */
const welcome = -1

type StepsOptions = {
  host: HTMLElement
  fields: Field[]
  /** Refs of the fields of each step; by default each field is one. */
  steps?: string[][]
  /** Only in chat mode. */
  log?: Log
  onShow: (ref: string) => void
  onStart: () => void
  signal: AbortSignal
}

/** Shows one question or a few at a time, with a back button; in chat mode with the conversation above. */
export function createSteps(options: StepsOptions): FormFlow {
  const { host, fields, log, onShow, onStart, signal } = options
  const steps = options.steps ?? fields.map(({ definition }) => [definition.ref])
  const welcomeScreen = host.querySelector<HTMLElement>('[data-welcome]')
  const back = host.querySelector<HTMLElement>('[data-back]')
  const hint = host.querySelector<HTMLElement>('[data-hint]')
  const bar = host.querySelector<HTMLElement>('[data-bar]')
  /** Indexes of the completed steps that led to the current one. */
  let completed: number[] = []
  let at = welcomeScreen ? welcome : 0

  /** The fields of a step that the answers lead to. */
  function fieldsOn(step: number): Field[] {
    const visible = visibleFields(fields)
    const refs = steps[step] ?? []
    return fields.filter(({ definition: { ref } }) => refs.includes(ref) && visible.includes(ref))
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
    for (const field of fields) field.element.toggleAttribute('data-current', current.includes(field))
    if (back) back.hidden = completed.length === 0
    host.dataset.step = at === welcome ? 'start' : next() < steps.length ? 'next' : 'send'
    const count = steps.filter((_, step) => fieldsOn(step).length > 0).length
    const position = `${options.steps ? 'Step' : 'Question'} ${completed.length + 1} of ${count}`
    if (hint) hint.textContent = at === welcome ? '' : position
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
    advance() {
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
    skipped() {
      const asked = [...completed, at].flatMap(fieldsOn)
      return fields.flatMap((field) => (asked.includes(field) ? [] : [field.definition.ref]))
    },
    reject(errors) {
      for (const field of fields) showError(field, errors[field.definition.ref])
      const rejected = fields.find(({ definition }) => errors[definition.ref])
      const step = steps.findIndex((refs) => rejected && refs.includes(rejected.definition.ref))
      if (completed.includes(step)) goBack(step)
      else focusCurrent()
      if (rejected && fieldsOn(at).includes(rejected)) focus(rejected)
    },
    refresh: render,
    focus: focusCurrent,
    current: () => fieldsOn(at)[0]?.definition.ref,
  }
}
