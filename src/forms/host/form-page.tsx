import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { formPath } from '@/content/paths'
import { pageMetadata } from '@/seo/metadata'
import { FormView, layoutOf, type Mode } from './form-view'
import { allForms, formById, type Form } from './forms'
import { frameScript } from './frame-script'
import './host.css'
import { LiveForm } from './live-form.client'

/** Route parameters of every form in each mode. */
export function formParams(): { mode: Mode; formId: string }[] {
  return allForms().flatMap(({ id: formId }) => [
    { mode: 'to', formId },
    { mode: 'c', formId },
  ])
}

/** Metadata of a form's page, with noindex: visitors reach it through a link or widget. */
export function formMetadata(formId: string, mode: Mode): Metadata {
  const { id, title, description } = knownForm(formId)
  const chat = mode === 'c'
  return pageMetadata({
    path: formPath(id, mode),
    title: chat ? `${title}, as a conversation` : title,
    description: chat ? `${description} As a conversation, one question at a time.` : description,
    noindex: true,
  })
}

type Props = {
  formId: string
  mode: Mode
  /** What the form can be about; the note whose id is the anchor of the address is shown. */
  notes?: { id: string; text: string }[]
}

/** The page of a form, shown in a widget's frame or on its own. */
export function FormPage({ formId, mode, notes = [] }: Props) {
  const form = knownForm(formId)
  const layout = layoutOf(form, mode)
  const definition = {
    id: form.id,
    layout,
    fields: form.fields,
    steps: layout === 'steps' ? form.steps : undefined,
    welcome: form.welcome !== undefined,
  }
  return (
    <>
      <script dangerouslySetInnerHTML={{ __html: frameScript }} />
      <LiveForm definition={definition}>
        {notes.map(({ id, text }) => (
          <p key={id} id={id} className="mb-6 hidden rounded-lg border border-line px-4 py-3 target:block">
            {text}
          </p>
        ))}
        <FormView form={form} mode={mode} />
      </LiveForm>
    </>
  )
}

function knownForm(id: string): Form {
  return formById(id) ?? notFound()
}
