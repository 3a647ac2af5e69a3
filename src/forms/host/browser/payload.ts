import { names } from '../names'
import type { FrameOptions } from './options'

/**
 * Gathers what is sent. The submission key stays the same while the answers do, so that a repeated attempt counts once;
 * changed answers are a submission of their own.
 */
export function createPayload(form: HTMLFormElement, options: FrameOptions) {
  let key = newKey()
  let last: string | undefined
  const context = { ...options.context }

  return {
    key: () => key,
    /** Adds the page's analytics client, unless tracking is off. */
    addClientId(id: string) {
      if (options.context) context.ga_client_id = id
    },
    /** The form's data without the answers to the fields that are `skipped`. */
    gather(skipped: string[]): FormData {
      const data = new FormData(form)
      for (const ref of skipped) data.delete(ref)
      const content = fingerprint(data)
      if (last !== undefined && last !== content) key = newKey()
      last = content
      data.set(names.key, key)
      data.set(names.sandbox, options.sandbox ? '1' : '')
      data.set(names.context, options.context ? JSON.stringify(context) : '')
      for (const [name, value] of Object.entries(options.hidden)) {
        // Only the names that the form has an input for.
        if (data.has(names.hidden(name))) data.set(names.hidden(name), value)
      }
      return data
    },
  }
}

function fingerprint(data: FormData): string {
  return JSON.stringify(
    [...data].map(([name, value]) =>
      typeof value === 'string' ? [name, value] : [name, value.name, value.size, value.lastModified],
    ),
  )
}

/** crypto.randomUUID needs https; this works on a plain address of a local network, too. */
function newKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
}
