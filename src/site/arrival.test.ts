// @vitest-environment happy-dom
import { readFileSync } from 'node:fs'
import { afterEach, expect, it, vi } from 'vitest'
import { arrive, later, setOut, settle } from './arrival'

const root = document.documentElement

const animations: { effect: { getTiming: () => { iterations: number } }; pause: () => void }[] = []
document.getAnimations = () => animations as never

afterEach(() => {
  delete root.dataset.arriving
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it('lays out what the style sheet has left out', () => {
  const sheet = readFileSync('src/site/chrome.css', 'utf8')
  const rules = sheet.matchAll(/\[data-arriving\] ([^{]*) \{\s*content-visibility/g)
  expect([...rules].map(([, selector]) => selector).join(', ')).toBe(later)
})

it('lays out the rest of a long text part by part, and leaves nothing behind', async () => {
  const tasks: (() => void)[] = []
  vi.stubGlobal('requestIdleCallback', (task: () => void) => tasks.push(task))
  document.body.innerHTML = `<div class="longform">${'<p></p>'.repeat(40)}</div>`
  const laidOut = () => document.querySelectorAll('p[style*="visible"]').length
  root.dataset.arriving = 'load'
  settle()
  await vi.waitFor(() => expect(tasks).toHaveLength(1))
  // Two milliseconds a part.
  let now = 0
  vi.spyOn(performance, 'now').mockImplementation(() => (now += 2))
  tasks.shift()?.()
  expect(laidOut()).toBe(1)
  while (tasks.length > 0) tasks.shift()?.()
  expect(root.dataset.arriving).toBeUndefined()
  expect(laidOut()).toBe(0)
})

it('leaves the rest of a page for later only while it arrives', async () => {
  setOut('/pricing?plan=team')
  arrive('/pricing')
  expect(root.dataset.arriving).toBe('move')
  settle()
  await vi.waitFor(() => expect(root.dataset.arriving).toBeUndefined())
})

it('stops what moves for ever when the visitor leaves, and not when the same page is asked for', () => {
  const [drawing, fade] = [Infinity, 1].map((iterations) => {
    const animation = { effect: { getTiming: () => ({ iterations }) }, pause: vi.fn<() => void>() }
    animations.push(animation)
    return animation
  })
  setOut(location.pathname)
  expect(drawing?.pause).not.toHaveBeenCalled()
  setOut('/pricing')
  expect(drawing?.pause).toHaveBeenCalledOnce()
  expect(fade?.pause).not.toHaveBeenCalled()
})

it('lays out at once what the visitor goes back to', () => {
  setOut('/pricing')
  arrive('/jobs')
  expect(root.dataset.arriving).toBeUndefined()
  arrive('/pricing')
  expect(root.dataset.arriving).toBeUndefined()
})
