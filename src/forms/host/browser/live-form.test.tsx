// @vitest-environment happy-dom
import { fireEvent } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Form } from '../forms'
import { FormView } from '../form-view'
import { startForm } from './start'

const form = {
  id: 'test',
  title: 'A form',
  layout: 'steps',
  steps: [
    ['name', 'email', 'cv'],
    ['size', 'people', 'topics'],
  ],
  hidden: ['job', 'source'],
  fields: [
    { ref: 'name', kind: 'short-text', title: 'Name', required: true, maxLength: 100 },
    { ref: 'email', kind: 'email', title: 'Email', required: true },
    { ref: 'cv', kind: 'file', title: 'CV' },
    { ref: 'size', kind: 'single-choice', title: 'Size', options: ['One', 'Many'], jump: { One: 'topics' } },
    { ref: 'people', kind: 'number', title: 'People' },
    { ref: 'topics', kind: 'multiple-choice', title: 'Topics', options: ['A', 'B', 'C'] },
  ],
  thanks: { title: 'Thanks', text: 'It has arrived.' },
} as unknown as Form

const fetched = vi.fn(async () => Response.json({ responseId: 'id' }))
let stop = () => {}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', fetched)
  sessionStorage.clear()
})
afterEach(() => stop())

/** Opens the form as a new document would. */
function open(address = '/forms/to/test') {
  stop()
  window.history.replaceState(null, '', address)
  const host = document.createElement('div')
  host.className = 'form-host'
  host.innerHTML = renderToStaticMarkup(<FormView form={form} mode="to" />)
  document.body.replaceChildren(host)
  const { id, fields, steps } = form
  stop = startForm(host, { id, layout: 'steps', fields, steps, welcome: false })
}

const controls = (ref: string) => [...document.querySelectorAll<HTMLInputElement>(`input[name="${ref}"]`)]
const texts = () => [controls('name')[0]?.value, controls('email')[0]?.value]
const shown = () =>
  [...document.querySelectorAll<HTMLElement>('[data-ref][data-current]')].map(({ dataset }) => dataset.ref)

function type(ref: string, value: string) {
  for (const control of controls(ref)) fireEvent.input(control, { target: { value } })
}

function choose(ref: string, option: string) {
  controls(ref)
    .find(({ value }) => value === option)
    ?.click()
}

function submit() {
  document.querySelector('form')?.dispatchEvent(new Event('submit', { cancelable: true }))
}

describe('what was typed', () => {
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

test('a file of another type is refused as soon as it is chosen', () => {
  open()
  fireEvent.input(controls('cv')[0] ?? document, { target: { files: [new File(['x'], 'cv.exe')] } })
  expect(document.querySelector('[data-ref=cv] .field-error')?.textContent).toContain('Please choose a PDF')
})

test('a form with steps hides a question that an answer in the same step jumps over, and does not send it', async () => {
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
