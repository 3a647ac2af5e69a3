import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { formPath } from '@/content/paths'
import { pageMetadata } from '@/seo/metadata'
import { FormView, layoutOf, type Mode } from './form-view'
import { allForms, formById, type Form } from './forms'
import { frameScript } from './frame-script'
import './host.css'
import { LiveForm } from './live-form.client'

/** Parameters of every form's page. */
export function formParams(): { formId: string }[] {
  return allForms().map(({ id }) => ({ formId: id }))
}

/** Head of a form's page: found by link or widget, never by search. */
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

/** The page of a form, as widgets show it in a frame and as it stands by itself. */
export function FormPage({ formId, mode }: { formId: string; mode: Mode }) {
  const form = knownForm(formId)
  const definition = {
    id: form.id,
    layout: layoutOf(form, mode),
    fields: form.fields,
    welcome: form.welcome !== undefined,
  }
  return (
    <>
      <script dangerouslySetInnerHTML={{ __html: frameScript }} />
      <LiveForm definition={definition}>
        <FormView form={form} mode={mode} />
      </LiveForm>
    </>
  )
}

function knownForm(id: string): Form {
  return formById(id) ?? notFound()
}
