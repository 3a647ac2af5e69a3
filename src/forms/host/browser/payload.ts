import { randomId } from '@/lib/random-id'
import { names } from '../names'
import type { FrameOptions } from './options'

/** Collects the data to send, with a key by which the server counts a repeated attempt once. */
export function createPayload(form: HTMLFormElement, options: FrameOptions) {
  const key = randomId()
  const context = { ...options.context }

  return {
    key,
    /** Adds the page's analytics client id, unless tracking is off. */
    addClientId(id: string) {
      if (options.context) context.ga_client_id = id
    },
    /** Returns the form's data without the `skipped` fields; frame-script.ts fills the hidden ones. */
    gather(skipped: string[]): FormData {
      const data = new FormData(form)
      for (const ref of skipped) data.delete(ref)
      data.set(names.key, key)
      data.set(names.sandbox, options.sandbox ? '1' : '')
      data.set(names.context, options.context ? JSON.stringify(context) : '')
      return data
    },
  }
}
