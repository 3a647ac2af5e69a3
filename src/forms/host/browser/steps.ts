import { nextField } from '@/forms/jumps'
import { checkAnswer } from '@/forms/check-answers'
import type { Course } from './course'
import { check, focus, given, showError, type Field } from './fields'
import type { Log } from './log'
import { pathOf } from './whole'

/** Place of the welcome screen, before the first question. */
const welcome = -1

type Stage = {
  host: HTMLElement
  fields: Field[]
  /** The conversation, in chat mode. */
  log?: Log
  onShow: (ref: string) => void
  onStart: () => void
  signal: AbortSignal
}

/** One question at a time, with a way back; in chat mode what was said stays to be read above. */
export function createSteps({ host, fields, log, onShow, onStart, signal }: Stage): Course {
  const definitions = fields.map(({ definition }) => definition)
  const screen = host.querySelector<HTMLElement>('[data-welcome]')
  const back = host.querySelector<HTMLElement>('[data-back]')
  const hint = host.querySelector<HTMLElement>('[data-hint]')
  const bar = host.querySelector<HTMLElement>('[data-bar]')
  /** Places of the questions before the present one. */
  let trail: number[] = []
  let at = screen ? welcome : 0

  function next(): number {
    const field = fields[at]
    return field ? nextField(definitions, at, checkAnswer(field.definition, given(field)).answer) : at + 1
  }

  /** Shows what belongs to the present place. */
  function draw(): void {
    screen?.toggleAttribute('data-current', at === welcome)
    fields.forEach(({ element }, place) => element.toggleAttribute('data-current', place === at))
    if (back) back.hidden = trail.length === 0
    refresh()
  }

  function refresh(): void {
    const count = pathOf(fields).length
    const label = at === welcome ? 'start' : next() < fields.length ? 'next' : 'send'
    host.dataset.step = label
    if (hint) hint.textContent = at === welcome ? '' : `Question ${trail.length + 1} of ${count}`
    bar?.style.setProperty(
      'width',
      `${Math.round((100 * (trail.length + (at === welcome ? 0 : 1))) / count)}%`,
    )
  }

  function go(place: number): void {
    at = place
    draw()
    const field = fields[at]
    if (!field) return
    log?.ask(field, trail.length)
    focus(field)
    onShow(field.definition.ref)
  }

  function enter(): void {
    const field = fields[at]
    if (field) focus(field)
    else host.querySelector<HTMLElement>('[data-submit]')?.focus()
  }

  /** Back to a question that has been answered. */
  function goBack(place: number): void {
    trail = trail.slice(0, trail.indexOf(place))
    go(place)
  }

  function goBackOne(): void {
    const last = trail.at(-1)
    if (last !== undefined) goBack(last)
  }

  back?.addEventListener('click', goBackOne, { signal })
  draw()
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
      if (!check(field)) {
        focus(field)
        return false
      }
      const target = next()
      if (target >= fields.length) return true
      const place = at
      log?.answer(field, () => goBack(place))
      trail = [...trail, at]
      go(target)
      return false
    },
    skipped() {
      const asked = new Set([...trail, at])
      return fields.flatMap(({ definition }, place) => (asked.has(place) ? [] : [definition.ref]))
    },
    reject(errors) {
      for (const field of fields) showError(field, errors[field.definition.ref])
      const place = fields.findIndex(({ definition }) => errors[definition.ref])
      if (trail.includes(place)) goBack(place)
      else enter()
    },
    refresh,
    focus: enter,
    current: () => fields[at]?.definition.ref,
  }
}
