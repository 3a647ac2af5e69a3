import { isEventName, track } from '@/analytics/events'
import type { FormField } from '@/content/schemas/form'
import { randomId } from '@/lib/random-id'
import type { Layout } from '../form-view'
import { names, sendAddress } from '../names'
import { offerCopy } from './copy'
import { createDraft } from './draft'
import { createFlow } from './flow'
import { fieldsOf, fillIn, isFilled, showError, validate, type Field } from './fields'
import { connectParentPage, isInOwnFrame } from './parent-page'
import { readOptions, type FrameOptions } from './options'
import { sendForm, type SendResult } from './send'

export type LiveDefinition = {
  id: string
  layout: Layout
  fields: FormField[]
  /** Refs of the fields of each step; by default each field is one. */
  steps?: string[][]
  welcome: boolean
}

/** Starts the form in `host`. Returns a function that stops it. */
export function startForm(
  host: HTMLElement,
  { id, layout, fields: definitions, steps }: LiveDefinition,
): () => void {
  const ending = new AbortController()
  const { signal } = ending
  const form = host.querySelector('form')
  if (!form) return () => undefined
  const options = readOptions(new URL(window.location.href), document.referrer, isInOwnFrame())
  const page = connectParentPage(id, options)
  // By which the server counts a repeated attempt once.
  const key = randomId()
  const { context } = options
  const fields = fieldsOf(form, definitions)
  const countFilled = createFieldCounter()
  let isStarted = false

  document.documentElement.dataset.live = ''
  form.noValidate = true
  host.querySelector('[data-test-mode]')?.toggleAttribute('hidden', !options.sandbox)
  if (options.hasHeading) host.querySelector('h1')?.setAttribute('aria-level', '2')
  // Keep what the visitor typed before this script loaded, and count it below.
  const early = fields.filter(isFilled)
  const draft = createDraft(id, form, fields, options)
  for (const field of fields) {
    const texts = draft.textsOf(field.definition.ref)
    if (texts && !early.includes(field)) fillIn(field, texts)
  }
  const onShow = (ref: string) => page.send('form-screen-changed', { ref })
  const onStart = () => page.send('welcome-screen-hidden')
  const flow = createFlow({ host, layout, fields, steps, onShow, onStart, signal })
  const sending = createSending({ host, form, id, key, options, fields, flow, draft, page, signal })

  function reportStart(): void {
    if (isStarted) return
    isStarted = true
    page.send('form-started', { responseId: key })
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Escape') page.send('form-close')
    // In a long text Enter alone adds a line.
    const sends = event.key === 'Enter' && (event.ctrlKey || event.metaKey)
    if (sends && event.target instanceof HTMLTextAreaElement) form?.requestSubmit()
  }

  const on = { signal }
  host
    .querySelector('[data-ending]')
    ?.addEventListener('click', () => page.send('thank-you-screen-button-click', { ref: 'thanks' }), on)
  form.addEventListener('submit', (event) => void sending.submit(event), on)
  form.addEventListener('input', reportStart, on)
  form.addEventListener('input', draft.save, on)
  form.addEventListener('input', ({ target }) => revalidate(fields, target), on)
  form.addEventListener('change', flow.refresh, on)
  if (context) form.addEventListener('change', ({ target }) => countFilled(fieldOf(fields, target)), on)
  document.addEventListener('keydown', onKeyDown, on)
  const addClientId = (clientId: string) => void Object.assign(context ?? {}, { ga_client_id: clientId })
  page.listen(sending.resume, addClientId, signal)
  const height = new ResizeObserver(() => {
    page.send('form-height-changed', { ref: flow.current(), height: Math.ceil(host.offsetHeight) })
  })
  height.observe(host)

  page.send('form-theme', { theme: themeOf(host) })
  page.send('form-ready', { isClosed: false })
  host.dataset.ready = ''
  if (early.length > 0) {
    reportStart()
    draft.save()
  }
  // In a microtask, because analytics starts listening in the same task as this form.
  if (context) queueMicrotask(() => early.forEach(countFilled))
  // "Continue" was pressed before this script loaded (frame-script.ts).
  const { dataset } = document.documentElement
  if ('pressed' in dataset) void sending.submit()
  delete dataset.pressed

  return () => {
    ending.abort()
    height.disconnect()
    delete document.documentElement.dataset.live
  }
}

type SendingParts = {
  host: HTMLElement
  form: HTMLFormElement
  id: string
  key: string
  options: FrameOptions
  fields: Field[]
  flow: ReturnType<typeof createFlow>
  draft: ReturnType<typeof createDraft>
  page: ReturnType<typeof connectParentPage>
  signal: AbortSignal
}

/** Sends the form once its last questions are answered, and shows what came of it. */
function createSending({ host, form, id, key, options, fields, flow, draft, page, signal }: SendingParts) {
  const button = host.querySelector('[data-submit]')
  const opened = performance.now()
  let busy = false

  async function submit(event?: Event): Promise<void> {
    event?.preventDefault()
    // Keep the status visible while sending.
    if (busy) return
    showNotice(host, '')
    if (!flow.advance()) return
    busy = true
    button?.setAttribute('aria-busy', 'true')
    showNotice(host, 'Sending …', 'status')
    const onRetry = () => showNotice(host, 'Still trying …', 'status')
    const result = await sendForm(sendAddress(id), gather(), opened, onRetry)
    busy = false
    button?.removeAttribute('aria-busy')
    showNotice(host, '')
    if (!signal.aborted) showResult(result)
  }

  /** The data without the skipped fields; frame-script.ts fills the hidden ones. */
  function gather(): FormData {
    const data = new FormData(form)
    for (const ref of flow.skipped()) data.delete(ref)
    data.set(names.key, key)
    data.set(names.sandbox, options.sandbox ? '1' : '')
    data.set(names.context, options.context ? JSON.stringify(options.context) : '')
    return data
  }

  function showResult(result: SendResult): void {
    if (result.kind === 'accepted') {
      draft.clear()
      const skipped = flow.skipped()
      const asked = fields.filter(({ definition }) => !skipped.includes(definition.ref))
      offerCopy(host, asked, options.context?.page)
      host.dataset.done = ''
      focusThanks()
      page.send('form-screen-changed', { ref: 'thanks' })
      page.send('form-submit', { responseId: result.responseId })
    } else if (result.kind === 'invalid') flow.reject(result.errors)
    else showNotice(host, result.reason)
  }

  function focusThanks(): void {
    host.querySelector<HTMLElement>('[data-thanks]')?.focus()
    // Where the screen is taller than the frame, the focus may have scrolled to its end.
    document.scrollingElement?.scrollTo(0, 0)
  }

  /** The widget was opened, maybe again: errors of the last time would only confuse. */
  function resume(): void {
    if ('done' in host.dataset) return focusThanks()
    if (!busy) {
      showNotice(host, '')
      for (const field of fields) showError(field, undefined)
    }
    flow.focus()
  }

  return { submit, resume }
}

/** Shows an error or a status above the button. An empty text hides it. */
function showNotice(host: HTMLElement, text: string, role: 'alert' | 'status' = 'alert'): void {
  const line = host.querySelector<HTMLElement>('.form-notice')
  if (!line) return
  line.setAttribute('role', role)
  line.hidden = text === ''
  line.textContent = text
}

/** Returns what sends a field's event when it is first filled in (docs/contracts/analytics-events.md#event-names). */
function createFieldCounter(): (field: Field | undefined) => void {
  const reported = new Set<Field>()

  return function countFilled(field) {
    const event = field && 'event' in field.definition ? field.definition.event : undefined
    if (!field || !isEventName(event) || reported.has(field) || !isFilled(field)) return
    reported.add(field)
    track(event)
  }
}

/** Hides a field's error as soon as its answer is valid. A file is checked when it is chosen. */
function revalidate(fields: Field[], target: EventTarget | null): void {
  const field = fieldOf(fields, target)
  const hasError = field?.element.querySelector<HTMLElement>('.field-error')?.hidden === false
  if (field && (hasError || field.definition.kind === 'file')) validate(field)
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
