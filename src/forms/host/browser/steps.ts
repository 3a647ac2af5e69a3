import { nextField } from '@/forms/jumps'
import { validateField } from '@/forms/validate'
import type { FormFlow } from './flow'
import { focus, inputOf, showError, validate, type Field } from './fields'
import type { Log } from './log'
import { visibleFields } from './single-page'

/** Index of the welcome screen, before the first question. */
const welcome = -1

type StepsOptions = {
  host: HTMLElement
  fields: Field[]
  /** Only in chat mode. */
  log?: Log
  onShow: (ref: string) => void
  onStart: () => void
  signal: AbortSignal
}

/** Shows one question at a time, with a back button; in chat mode with the conversation above. */
export function createSteps({ host, fields, log, onShow, onStart, signal }: StepsOptions): FormFlow {
  const definitions = fields.map(({ definition }) => definition)
  const screen = host.querySelector<HTMLElement>('[data-welcome]')
  const back = host.querySelector<HTMLElement>('[data-back]')
  const hint = host.querySelector<HTMLElement>('[data-hint]')
  const bar = host.querySelector<HTMLElement>('[data-bar]')
  /** Indexes of the answered questions that led to the current one. */
  let answered: number[] = []
  let at = screen ? welcome : 0

  function next(): number {
    const field = fields[at]
    return field ? nextField(definitions, at, validateField(field.definition, inputOf(field)).value) : at + 1
  }

  /** Shows the current question or the welcome screen. */
  function render(): void {
    screen?.toggleAttribute('data-current', at === welcome)
    fields.forEach(({ element }, index) => element.toggleAttribute('data-current', index === at))
    if (back) back.hidden = answered.length === 0
    refresh()
  }

  function refresh(): void {
    const count = visibleFields(fields).length
    const label = at === welcome ? 'start' : next() < fields.length ? 'next' : 'send'
    host.dataset.step = label
    if (hint) hint.textContent = at === welcome ? '' : `Question ${answered.length + 1} of ${count}`
    bar?.style.setProperty(
      'width',
      `${Math.round((100 * (answered.length + (at === welcome ? 0 : 1))) / count)}%`,
    )
  }

  function go(index: number): void {
    at = index
    render()
    const field = fields[at]
    if (!field) return
    log?.ask(field, answered.length)
    focus(field)
    onShow(field.definition.ref)
  }

  function focusCurrent(): void {
    const field = fields[at]
    if (field) focus(field)
    else host.querySelector<HTMLElement>('[data-submit]')?.focus()
  }

  /** Returns to an answered question. */
  function goBack(index: number): void {
    answered = answered.slice(0, answered.indexOf(index))
    go(index)
  }

  function goBackOne(): void {
    const last = answered.at(-1)
    if (last !== undefined) goBack(last)
  }

  back?.addEventListener('click', goBackOne, { signal })
  render()
  const first = fields[at]
  if (first) log?.ask(first, 0)

  return {
    advance() {
      const field = fields[at]
      if (!field) {
        onStart()
        go(0)
        return false
      }
      if (!validate(field)) {
        focus(field)
        return false
      }
      const target = next()
      if (target >= fields.length) return true
      const index = at
      log?.answer(field, () => goBack(index))
      answered = [...answered, at]
      go(target)
      return false
    },
    skipped() {
      const asked = new Set([...answered, at])
      return fields.flatMap(({ definition }, index) => (asked.has(index) ? [] : [definition.ref]))
    },
    reject(errors) {
      for (const field of fields) showError(field, errors[field.definition.ref])
      const index = fields.findIndex(({ definition }) => errors[definition.ref])
      if (answered.includes(index)) goBack(index)
      else focusCurrent()
    },
    refresh,
    focus: focusCurrent,
    current: () => fields[at]?.definition.ref,
  }
}
