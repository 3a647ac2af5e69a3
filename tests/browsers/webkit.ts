import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect } from 'playwright/test'
import { freePort } from '@/lib/testing/site-server'
import type { Driver, Engine, Key } from './driver'

type Call = (
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  body?: object,
  signal?: AbortSignal,
) => Promise<unknown>

/** How W3C WebDriver names an element in JSON, and the code points of its keys. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf'
const keys: Record<Key, string> = { Enter: '\u{e007}', Escape: '\u{e00c}', End: '\u{e010}', Home: '\u{e011}' }

/** Milliseconds in which WebKitGTK opens a page. It takes one or two seconds, but now and then it never does. */
const openTimeout = 15_000

/** Runs WebKitGTK on a display of its own and speaks W3C WebDriver with it. */
export async function launchWebKit(): Promise<Engine> {
  let driver = await startDriver()
  return {
    async newPage() {
      try {
        return await openPage(driver.call)
      } catch {
        await driver.close()
        driver = await startDriver()
        return await openPage(driver.call)
      }
    },
    close: () => driver.close(),
  }
}

async function startDriver(): Promise<{ call: Call; close: () => Promise<void> }> {
  const port = await freePort()
  // Print the driver's process id: when it ends, xvfb-run cleans up after itself, which it does not do when killed.
  const command = ['sh', '-c', `echo $$; exec WebKitWebDriver --port=${port}`]
  const child = spawn('xvfb-run', ['--auto-servernum', '--server-args=-screen 0 1440x1000x24', ...command], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const closed = once(child, 'close')
  const [output] = (await once(child.stdout, 'data')) as [Buffer]
  const call = client(`http://127.0.0.1:${port}`)
  await expect(() => call('GET', '/status')).toPass({ timeout: 20_000 })
  return {
    call,
    async close() {
      process.kill(Number(output.toString()))
      await closed
    },
  }
}

/** Each session of WebKitGTK has a profile of its own. */
async function openPage(call: Call): Promise<Driver> {
  const opened = call('POST', '/session', { capabilities: {} }, AbortSignal.timeout(openTimeout))
  const { sessionId } = (await opened) as { sessionId: string }
  const session = `/session/${sessionId}`
  const post = (path: string, body = {}) => call('POST', `${session}${path}`, body)
  const find = (css: string) => post('/element', { using: 'css selector', value: css }) as Promise<Reference>
  const press = (text: string) => {
    const actions = [...text].flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ])
    return post('/actions', { actions: [{ type: 'key', id: 'keyboard', actions }] })
  }
  return {
    goto: async (url) => void (await post('/url', { url })),
    async resize(width, height) {
      await post('/window/rect', { width, height })
    },
    async evaluate(script, ...args) {
      const command = { script: `return (${script.toString()})(...arguments)`, args }
      return (await post('/execute/sync', command)) as ReturnType<typeof script>
    },
    async clickAt(x, y) {
      const actions = [
        { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ]
      await post('/actions', { actions: [{ type: 'pointer', id: 'mouse', actions }] })
    },
    async upload(css, path) {
      await post(`/element/${(await find(css))[elementKey]}/value`, { text: path })
    },
    type: async (text) => void (await press(text)),
    press: async (key) => void (await press(keys[key])),
    enterFrame: async (css) =>
      void (await post('/frame', { id: css === undefined ? null : await find(css) })),
    close: async () => void (await call('DELETE', session)),
  }
}

type Reference = { [elementKey]: string }

function client(origin: string): Call {
  return async (method, path, body, signal) => {
    const response = await fetch(origin + path, {
      method,
      ...(body && { body: JSON.stringify(body) }),
      ...(signal && { signal }),
    })
    const { value } = (await response.json()) as { value: unknown }
    if (response.ok) return value
    const { error, message } = value as { error: string; message: string }
    throw new Error(`${method} ${path}: ${error}: ${message}`)
  }
}
