import { isListOf, isString } from '@/lib/guards'
import { readStoredObject, writeStored } from '@/lib/stored'
import { inputOf, type Field } from './fields'
import { names } from '../names'
import type { FrameOptions } from './options'

/** Key in sessionStorage of what was typed into a form and not sent. */
export function formDraftKey(form: string): string {
  return `form-draft:${form}`
}

/**
 * Keeps what is typed into a form until it is sent, so that it survives closing, reloading, and another plan. A form
 * opened for another job has a separate draft. Files and sandboxed forms are not kept.
 */
export function createDraft(
  formId: string,
  form: HTMLFormElement,
  fields: Field[],
  { hidden, sandbox }: FrameOptions,
) {
  const job = form.elements.namedItem(names.hidden('job')) ? hidden.job : undefined
  const key = formDraftKey(job ? `${formId}:${job}` : formId)
  const kept = sandbox ? {} : readStoredObject('sessionStorage', key)

  return {
    /** The texts of a field when the form was last used; undefined when there are none. */
    textsOf(ref: string): string[] | undefined {
      const texts = kept[ref]
      return isTexts(texts) ? texts : undefined
    },
    save(): void {
      const inputs = fields.map((field) => [field.definition.ref, inputOf(field)] as const)
      const texts = inputs.filter(([, input]) => Array.isArray(input))
      if (!sandbox) writeStored('sessionStorage', key, JSON.stringify(Object.fromEntries(texts)))
    },
    clear(): void {
      writeStored('sessionStorage', key, undefined)
    },
  }
}

const isTexts = isListOf(isString)
