// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { formSchema } from '@/content/schemas/form'
import type { Form } from '../forms'
import { FormView, layoutOf, type Mode } from '../form-view'
import { startForm } from './start'

const form: Form = {
  id: 'test',
  ...formSchema.parse({
    title: 'A form',
    description: 'A form with two steps, of which the second has a question that an answer jumps over.',
    layout: 'steps',
    steps: [
      ['name', 'email', 'cv'],
      ['size', 'people', 'topics'],
    ],
    submit: 'Send',
    keepMonths: 1,
    hidden: ['job', 'source'],
    fields: [
      { ref: 'name', kind: 'short-text', title: 'Name', required: true },
      { ref: 'email', kind: 'email', title: 'Email', required: true },
      { ref: 'cv', kind: 'file', title: 'CV' },
      {
        ref: 'size',
        kind: 'single-choice',
        title: 'Size',
        options: ['One', 'Many'],
        jump: { One: 'topics' },
      },
      { ref: 'people', kind: 'number', title: 'People' },
      { ref: 'topics', kind: 'multiple-choice', title: 'Topics', options: ['A', 'B', 'C'] },
    ],
    thanks: { title: 'Thanks', text: 'It has arrived.' },
  }),
}

const fetched = vi.fn(async () => Response.json({ responseId: 'id' }))
let stop = () => {}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', fetched)
  sessionStorage.clear()
})
afterEach(() => {
  stop()
})

/** Opens the form as a new document would. */
function open(address = '/forms/to/test', mode: Mode = 'to') {
  stop()
  window.history.replaceState(null, '', address)
  const layout = layoutOf(form, mode)
  document.body.innerHTML = `<div class="form-host">${renderToStaticMarkup(<FormView form={form} mode={mode} />)}</div>`
  const host = document.querySelector<HTMLElement>('.form-host')
  if (!host) throw new Error('There is no form.')
  stop = startForm(host, {
    id: form.id,
    layout,
    fields: form.fields,
    steps: layout === 'steps' ? form.steps : undefined,
    welcome: false,
  })
}

const controls = (ref: string) => [...document.querySelectorAll<HTMLInputElement>(`input[name="${ref}"]`)]
const texts = () => [controls('name')[0]?.value, controls('email')[0]?.value]
const chosen = (ref: string) => controls(ref).flatMap(({ checked, value }) => (checked ? [value] : []))
const shown = () =>
  [...document.querySelectorAll<HTMLElement>('[data-ref][data-current]')].map(({ dataset }) => dataset.ref)

function type(ref: string, text: string) {
  const [control] = controls(ref)
  if (!control) throw new Error(`There is no ${ref}.`)
  control.value = text
  control.dispatchEvent(new Event('input', { bubbles: true }))
}

function choose(ref: string, option: string) {
  const control = controls(ref).find(({ value }) => value === option)
  if (!control) throw new Error(`There is no ${option}.`)
  control.checked = true
  for (const name of ['input', 'change']) control.dispatchEvent(new Event(name, { bubbles: true }))
}

function submit() {
  document.querySelector('form')?.dispatchEvent(new Event('submit', { cancelable: true }))
}

describe('what was typed', () => {
  test('is there again when the form is opened again', () => {
    open()
    type('name', 'Ada')
    choose('topics', 'A')
    choose('topics', 'C')
    open()
    expect(texts()).toEqual(['Ada', ''])
    expect(chosen('topics')).toEqual(['A', 'C'])
  })

  test('survives a failed send and is forgotten after a successful one', async () => {
    open()
    type('name', 'Ada')
    type('email', 'ada@example.com')
    submit()
    fetched.mockImplementation(async () => Response.json({ error: 'full' }, { status: 429 }))
    submit()
    await vi.advanceTimersByTimeAsync(5000)
    open()
    expect(texts()).toEqual(['Ada', 'ada@example.com'])
    fetched.mockImplementation(async () => Response.json({ responseId: 'id' }))
    submit()
    submit()
    await vi.advanceTimersByTimeAsync(5000)
    open()
    expect(texts()).toEqual(['', ''])
  })

  test('for one job does not appear in the form of another, but on every page', () => {
    open('/forms/to/test#job=one&source=/jobs')
    type('name', 'Ada')
    open('/forms/to/test#job=two&source=/jobs')
    expect(texts()).toEqual(['', ''])
    open('/forms/to/test#job=one&source=/jobs/one')
    expect(texts()).toEqual(['Ada', ''])
  })
})

describe('a form with steps', () => {
  test('hides a question that an answer in the same step jumps over, and does not send it', async () => {
    open()
    type('name', 'Ada')
    type('email', 'ada@example.com')
    submit()
    expect(shown()).toEqual(['size', 'people', 'topics'])
    type('people', '5')
    choose('size', 'One')
    expect(shown()).toEqual(['size', 'topics'])
    submit()
    await vi.advanceTimersByTimeAsync(5000)
    const [, request] = fetched.mock.lastCall as unknown as [string, { body: FormData }]
    expect(request.body.get('size')).toBe('One')
    expect(request.body.has('people')).toBe(false)
  })
})
