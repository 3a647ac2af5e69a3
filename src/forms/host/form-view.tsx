import { brand } from '@/config/brand'
import { buttonClass } from '@/ui/button'
import { ArrowLeft } from '@/ui/icon'
import { FieldView } from './field-view'
import type { Form } from './forms'
import { helpClass, linkClass, names, sendAddress, thanksAnchor } from './names'
import { canBeSkipped } from '../validate'

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

export const titleClass = 'form-title mt-4 text-2xl leading-tight font-semibold tracking-tight'
export const leadClass = 'form-lead mt-2 text-muted'
const screenTitleClass = 'text-3xl leading-tight font-semibold tracking-tight'
const actionsClass = 'flex flex-wrap items-center gap-2'

/**
 * A form as plain HTML that works without JavaScript; browser/start.ts enhances it. Uses no hooks, because the server
 * also renders it outside of a page, for a form that it sends back.
 */
export function FormView({ form, mode, returned }: { form: Form; mode: Mode; returned?: Returned }) {
  const layout = layoutOf(form, mode)
  const withFile = form.fields.some(({ kind }) => kind === 'file')
  return (
    <>
      <Head form={form} layout={layout} />
      <p
        className="rounded-lg border border-dashed border-current px-3 py-2 text-sm text-muted"
        role="note"
        hidden
        data-test-mode=""
      >
        Test mode: what you send is checked, but not stored.
      </p>
      <div
        className="form-progress fixed inset-x-0 top-0 hidden h-[3px] bg-line in-[[data-live]_[data-layout=steps]]:block"
        aria-hidden="true"
      >
        <span
          data-bar=""
          className="block h-full w-0 bg-linear-95/srgb from-coral to-amber transition-[width] duration-(--motion-state) ease-out"
        />
      </div>
      <div className="form-log" role="log" aria-label="Conversation" hidden>
        <ol className="flex flex-col gap-3" />
      </div>
      <form
        action={sendAddress(form.id)}
        method="post"
        encType={withFile ? 'multipart/form-data' : undefined}
        data-mode={mode}
        className="flex flex-col gap-6 in-data-unfolded:gap-5"
      >
        <HiddenFields form={form} mode={mode} carried={returned?.carried} />
        {form.welcome && (
          <section className="form-welcome" data-welcome="" data-current="">
            <h2 className={screenTitleClass}>{form.welcome.title}</h2>
            <p className="mt-3 text-muted">{form.welcome.text}</p>
          </section>
        )}
        {form.fields.map((field, at) => (
          <FieldView
            key={field.ref}
            field={field}
            browserRequired={layout === 'whole' && !canBeSkipped(form.fields, at)}
            current={
              !form.welcome && (layout === 'steps' ? form.steps?.[0]?.includes(field.ref) === true : at === 0)
            }
            values={returned?.values.get(field.ref)}
            error={returned?.errors?.[field.ref]}
          />
        ))}
        <p
          className="form-notice text-body-sm leading-normal text-danger [&[role=status]]:text-muted"
          role="alert"
          hidden={!returned?.notice}
        >
          {returned?.notice}
        </p>
        <Actions form={form} />
      </form>
      {!returned && <Thanks form={form} />}
      <footer className="form-foot pt-2 text-caption text-muted in-data-hide-foot:hidden">
        Your answers go to us and nobody else.{' '}
        <a href="/privacy-policy" target="_blank" rel="noopener" className={`${linkClass} whitespace-nowrap`}>
          Privacy policy<span className="sr-only"> (opens in a new tab)</span>
        </a>
      </footer>
    </>
  )
}

function Head({ form, layout }: { form: Form; layout: Layout }) {
  return (
    <header className="form-head">
      {/* The brand with a planet on its orbit, the motif of the site. */}
      <p className="form-brand flex items-center gap-2.5 text-caption leading-normal font-medium text-muted before:mx-1 before:size-1.5 before:rounded-full before:bg-accent before:outline before:outline-offset-3 before:outline-accent/40 in-data-hide-head:hidden">
        {brand}
      </p>
      <h1 className={titleClass}>{form.title}</h1>
      {layout !== 'chat' && <p className={leadClass}>{form.description}</p>}
    </header>
  )
}

/** The button that goes on or sends, by the step that the script is at, the one that goes back, and the position. */
function Actions({ form }: { form: Form }) {
  return (
    <div className={`form-actions ${actionsClass}`}>
      <button type="submit" className={buttonClass({ size: 'lg' })} data-submit="">
        {form.welcome && (
          <span className="hidden in-[[data-live]_[data-step=start]]:inline">{form.welcome.button}</span>
        )}
        <span className="hidden in-[[data-live]_[data-step=next]]:inline">Continue</span>
        {/* Without JavaScript every form shows all questions. */}
        <span className="in-[[data-live]_[data-step]:not([data-step=send])]:hidden">{form.submit}</span>
      </button>
      <button type="button" className={buttonClass({ variant: 'ghost', size: 'lg' })} data-back="" hidden>
        <ArrowLeft size={18} />
        Back
      </button>
      <p className="ms-auto text-caption text-muted tabular-nums" data-hint="" aria-live="polite" />
    </div>
  )
}

/** The thank-you text. The script shows it, or without JavaScript the anchor in the address (host.css). */
function Thanks({ form }: { form: Form }) {
  const { title, text, steps, button } = form.thanks
  const hasActions = form.copy || button !== undefined
  return (
    <section
      id={thanksAnchor}
      className="form-thanks hidden outline-none sm:my-auto"
      tabIndex={-1}
      data-thanks=""
    >
      <h2 className={screenTitleClass}>{title}</h2>
      <p className="mt-3 text-muted">{text}</p>
      {steps && (
        <ol className="mt-6 divide-y divide-line border-y border-line">
          {steps.map((step) => (
            <li key={step.title} className="py-3 sm:grid sm:grid-cols-[11rem_minmax(0,1fr)]">
              <p className={`row-span-2 ${helpClass}`}>{step.when}</p>
              <h3 className="font-semibold">{step.title}</h3>
              <p className={helpClass}>{step.text}</p>
            </li>
          ))}
        </ol>
      )}
      {hasActions && (
        <div className={`mt-6 ${actionsClass}`}>
          {form.copy && (
            // The script puts the file there and shows the link.
            <a href={`#${thanksAnchor}`} hidden data-copy="" className={buttonClass({ size: 'lg' })}>
              Save a copy of your answers
            </a>
          )}
          {button && (
            <a
              href={button.href}
              target="_parent"
              className={buttonClass({ variant: 'secondary', size: 'lg' })}
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

/** The hidden inputs, and a honeypot for bots. */
function HiddenFields({ form, mode, carried = {} }: { form: Form; mode: Mode } & Pick<Returned, 'carried'>) {
  const hidden = form.hidden.map((name) => names.hidden(name))
  const hiddenNames = [names.key, names.elapsed, names.sandbox, names.context, ...hidden]
  return (
    <>
      <input type="hidden" name={names.mode} value={mode} />
      {hiddenNames.map((name) => (
        <input key={name} type="hidden" name={name} defaultValue={carried[name] ?? ''} />
      ))}
      <div className="absolute -start-[9999px] size-px overflow-hidden" aria-hidden="true">
        <label>
          Leave this empty
          <input type="text" name={names.honeypot} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
    </>
  )
}
