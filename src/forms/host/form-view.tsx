import { brand } from '@/config/brand'
import { ArrowLeft } from '@/ui/icon'
import { canBeSkipped } from '../jumps'
import { FieldView } from './field-view'
import type { Form } from './forms'
import { names, sendAddress, thanksAnchor } from './names'

export type Mode = 'to' | 'c'
/** What the server adds to a form that it sends back. */
export type Returned = {
  values: Map<string, string[]>
  errors?: Partial<Record<string, string>>
  notice?: string
  /** Values of hidden inputs by name. */
  carried?: Record<string, string>
}

export type Layout = Form['layout'] | 'chat'

/** The layout of a form's questions in this mode. */
export function layoutOf(form: Form, mode: Mode): Layout {
  return mode === 'c' ? 'chat' : form.layout
}

/**
 * A form as plain HTML that works without JavaScript; browser/start.ts enhances it. The server also renders it outside of
 * a page, for a form that it sends back, so it uses no hooks.
 */
export function FormView({ form, mode, returned }: { form: Form; mode: Mode; returned?: Returned }) {
  const layout = layoutOf(form, mode)
  const withFile = form.fields.some(({ kind }) => kind === 'file')
  return (
    <>
      <header className="form-head">
        <p className="form-brand">{brand}</p>
        <h1 className="form-title">{form.title}</h1>
        {layout !== 'chat' && <p className="form-lead">{form.description}</p>}
      </header>
      <p className="form-test-mode" role="note" hidden data-test-mode="">
        Test mode: what you send is checked, but not stored.
      </p>
      <div className="form-progress" aria-hidden="true">
        <span data-bar="" />
      </div>
      <div className="form-log" role="log" aria-label="Conversation" hidden>
        <ol />
      </div>
      <form
        action={sendAddress(form.id)}
        method="post"
        encType={withFile ? 'multipart/form-data' : undefined}
        data-mode={mode}
      >
        <HiddenFields form={form} mode={mode} carried={returned?.carried} />
        {form.welcome && (
          <section className="form-welcome" data-welcome="" data-current="">
            <h2>{form.welcome.title}</h2>
            <p>{form.welcome.text}</p>
          </section>
        )}
        {form.fields.map((field, at) => (
          <FieldView
            key={field.ref}
            field={field}
            browserRequired={layout === 'whole' && !canBeSkipped(form.fields, at)}
            current={!form.welcome && (layout === 'steps' ? isInFirstStep(form, field.ref) : at === 0)}
            values={returned?.values.get(field.ref)}
            error={returned?.errors?.[field.ref]}
          />
        ))}
        <p className="form-notice" role="alert" hidden={!returned?.notice}>
          {returned?.notice}
        </p>
        <div className="form-actions">
          <button type="submit" className="form-button button button-primary" data-submit="">
            {form.welcome && <span data-label="start">{form.welcome.button}</span>}
            <span data-label="next">Continue</span>
            <span data-label="send">{form.submit}</span>
          </button>
          <button type="button" className="form-button button button-ghost" data-back="" hidden>
            <ArrowLeft size={18} />
            Back
          </button>
          <p className="form-hint" data-hint="" aria-live="polite" />
        </div>
      </form>
      {!returned && <Thanks form={form} />}
      <PrivacyNote />
    </>
  )
}

function isInFirstStep({ steps }: Form, ref: string): boolean {
  return steps?.[0]?.includes(ref) === true
}

/** The thank-you text. The script shows it, or without JavaScript the anchor in the address (host.css). */
function Thanks({ form }: { form: Form }) {
  const { title, text, steps, button } = form.thanks
  const hasActions = form.copy || button !== undefined
  return (
    <section id={thanksAnchor} className="form-thanks" tabIndex={-1} data-thanks="">
      <h2>{title}</h2>
      <p>{text}</p>
      {steps && (
        <ol className="form-steps">
          {steps.map((step) => (
            <li key={step.title}>
              <p className="form-help">{step.when}</p>
              <h3>{step.title}</h3>
              <p>{step.text}</p>
            </li>
          ))}
        </ol>
      )}
      {hasActions && (
        <div className="form-actions">
          {form.copy && (
            // The script puts the file there and shows the link.
            <a href={`#${thanksAnchor}`} hidden data-copy="" className="form-button button button-primary">
              Save a copy of your answers
            </a>
          )}
          {button && (
            <a
              href={button.href}
              target="_parent"
              className="form-button button button-secondary"
              data-ending=""
            >
              {button.label}
            </a>
          )}
        </div>
      )}
    </section>
  )
}

function PrivacyNote() {
  return (
    <footer className="form-foot">
      Your answers go to us and nobody else.{' '}
      <a href="/privacy-policy" target="_blank" rel="noopener">
        Privacy policy<span className="sr-only"> (opens in a new tab)</span>
      </a>
    </footer>
  )
}

/** The hidden inputs, and a honeypot for bots. */
function HiddenFields({
  form,
  mode,
  carried = {},
}: {
  form: Form
  mode: Mode
  carried?: Record<string, string>
}) {
  const hiddenNames = [
    names.key,
    names.elapsed,
    names.sandbox,
    names.context,
    ...form.hidden.map((name) => names.hidden(name)),
  ]
  return (
    <>
      <input type="hidden" name={names.mode} value={mode} />
      {hiddenNames.map((name) => (
        <input key={name} type="hidden" name={name} defaultValue={carried[name] ?? ''} />
      ))}
      <div className="form-trap" aria-hidden="true">
        <label>
          Leave this empty
          <input type="text" name={names.honeypot} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
    </>
  )
}
