import type { FormField } from '@/content/schemas/form'
import { sendAddress } from '../names'
import { countFilled } from './count'
import type { Course } from './course'
import { check, fieldsOf, give, isFilled, type Field } from './fields'
import { connectParentPage } from './parent-page'
import { createLog } from './log'
import { createNotice } from './notice'
import { readOptions } from './options'
import { createPayload } from './payload'
import { sendForm, type Reply } from './send'
import { createSteps } from './steps'
import { prepareThanks } from './thanks'
import { createWhole } from './whole'

export type LiveDefinition = {
  id: string
  layout: 'whole' | 'steps' | 'chat'
  fields: FormField[]
  welcome: boolean
}

/** Brings the form in `host` to life; gives how to end it. */
export function startForm(
  host: HTMLElement,
  { id, layout, fields: definitions }: LiveDefinition,
): () => void {
  const ending = new AbortController()
  const { signal } = ending
  const form = host.querySelector('form')
  if (!form) return () => undefined
  const options = readOptions(new URL(window.location.href), document.referrer)
  const page = connectParentPage(id, options)
  const payload = createPayload(form, options)
  const fields = fieldsOf(form, definitions)
  const opened = performance.now()
  const notice = createNotice(host)
  const thanks = prepareThanks(host, options, page, signal)
  let busy = false
  let begun = false

  document.documentElement.dataset.live = ''
  form.noValidate = true
  if (options.hasHeading) host.querySelector('h1')?.setAttribute('aria-level', '2')
  // A visitor may have typed before this script arrived: that stays, and counts below.
  const early = fields.filter(isFilled)
  for (const field of fields) {
    const answer = options.answers[field.definition.ref]
    if (answer !== undefined && !early.includes(field)) give(field, answer)
  }
  const course: Course = createCourse()

  function createCourse(): Course {
    if (layout === 'whole') return createWhole(fields)
    const log = host.querySelector<HTMLElement>('.form-log')
    return createSteps({
      host,
      fields,
      log: layout === 'chat' && log ? createLog(log) : undefined,
      onShow: (ref) => page.send('form-screen-changed', { ref }),
      onStart: () => page.send('welcome-screen-hidden'),
      signal,
    })
  }

  async function submit(): Promise<void> {
    // What is going on stays to be read.
    if (busy) return
    notice('')
    if (!course.advance()) return
    busy = true
    host.dataset.busy = ''
    notice('Sending …', 'status')
    const reply = await sendForm(sendAddress(id), payload.gather(course.skipped()), opened)
    busy = false
    delete host.dataset.busy
    notice('')
    if (!signal.aborted) settle(reply)
  }

  function settle(reply: Reply): void {
    if (reply.kind === 'accepted') {
      thanks.show()
      page.send('form-submit', { responseId: reply.responseId })
    } else if (reply.kind === 'invalid') course.reject(reply.errors)
    else notice(reply.reason)
  }

  function begin(): void {
    if (begun) return
    begun = true
    page.send('form-started', { responseId: payload.key() })
  }

  const on = { signal }
  form.addEventListener(
    'submit',
    (event) => {
      event.preventDefault()
      void submit()
    },
    on,
  )
  form.addEventListener('input', begin, on)
  form.addEventListener('input', ({ target }) => mend(fields, target), on)
  form.addEventListener(
    'change',
    ({ target }) => {
      course.refresh()
      if (options.context) countFilled(fieldOf(fields, target))
    },
    on,
  )
  document.addEventListener(
    'keydown',
    (event) => {
      if (event.key === 'Escape') page.send('form-close')
      // Enter alone is a new line in a long text.
      const sends = event.key === 'Enter' && (event.ctrlKey || event.metaKey)
      if (sends && event.target instanceof HTMLTextAreaElement) form.requestSubmit()
    },
    on,
  )
  page.listen(
    { focus: () => (thanks.shown() ? thanks.focus() : course.focus()), clientId: payload.addClientId },
    signal,
  )
  const height = new ResizeObserver(() => {
    page.send('form-height-changed', { ref: course.current(), height: Math.ceil(host.offsetHeight) })
  })
  height.observe(host)

  page.send('form-theme', { theme: themeOf(host) })
  page.send('form-ready', { isClosed: false })
  host.dataset.ready = ''
  if (early.length > 0) begin()
  // Whoever counts begins to listen in the same turn as this form.
  if (options.context) queueMicrotask(() => early.forEach(countFilled))

  return () => {
    ending.abort()
    height.disconnect()
    delete document.documentElement.dataset.live
  }
}

/** An error goes as soon as the answer is right. */
function mend(fields: Field[], target: EventTarget | null): void {
  const field = fieldOf(fields, target)
  if (field && !field.element.querySelector<HTMLElement>('.form-error')?.hidden) check(field)
}

function fieldOf(fields: Field[], target: EventTarget | null): Field | undefined {
  return fields.find(({ element }) => target instanceof Node && element.contains(target))
}

function themeOf(host: HTMLElement): { color: string; backgroundColor: string } {
  const style = getComputedStyle(host)
  return {
    color: style.getPropertyValue('--text').trim(),
    backgroundColor: style.getPropertyValue('--ground').trim(),
  }
}
