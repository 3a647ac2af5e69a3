import { inputOf, type Field } from './fields'
import { names } from '../names'
import type { FrameOptions } from './options'

/** Key in sessionStorage of what was typed into a form and not sent. */
export function formDraftKey(form: string): string {
  return `form-draft:${form}`
}

/**
 * Keeps what is typed into a form until it is sent, so that it survives closing and reloading. A form opened for another
 * job or plan has a draft of its own. Files and sandboxed forms are not kept.
 */
export function createDraft(
  formId: string,
  form: HTMLFormElement,
  fields: Field[],
  { hidden, sandbox }: FrameOptions,
) {
  const purpose = Object.entries(hidden).flatMap(([name, value]) =>
    name !== 'source' && form.elements.namedItem(names.hidden(name)) ? [value] : [],
  )
  const key = formDraftKey([formId, ...purpose].join(':'))
  const kept = sandbox ? {} : read(key)

  return {
    /** The texts of a field when the form was last used; undefined when there are none. */
    textsOf: (ref: string): string[] | undefined => kept[ref],
    save(): void {
      const inputs = fields.map((field) => [field.definition.ref, inputOf(field)] as const)
      const texts = inputs.filter(([, input]) => Array.isArray(input))
      if (!sandbox) write(() => sessionStorage.setItem(key, JSON.stringify(Object.fromEntries(texts))))
    },
    clear(): void {
      write(() => sessionStorage.removeItem(key))
    },
  }
}

/** Returns no texts if storage is blocked or damaged. */
function read(key: string): Record<string, string[]> {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}')
    if (typeof value !== 'object' || value === null) return {}
    return Object.fromEntries(Object.entries(value).filter(([, texts]) => isTexts(texts)))
  } catch {
    return {}
  }
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((text) => typeof text === 'string')
}

function write(change: () => void): void {
  try {
    change()
  } catch {
    // Without storage the form works, but what was typed is lost on closing.
  }
}
