import clsx from 'clsx'
import type { FormName } from '@/config/forms'
import { formIdOf } from './form-address'
import { FormButton } from './form-button'
import { FormInline } from './form-inline'
import { formById } from './host/forms'

type Props = {
  kind: 'inline' | 'popup' | 'slider' | 'popover' | 'side-tab'
  /** Name of a form in src/config/forms.ts, or the id of any other. */
  form: FormName | (string & {})
  /** What the button or tab says; beside a popover's button the tooltip, and above an inline form its heading. */
  label: string
}

/** A form in any kind of widget, also by the content tag `form-widget`. Popovers and side tabs are beside the page. */
export function FormWidget({ kind, form, label }: Props) {
  if (kind === 'inline') {
    return (
      <div className="not-prose my-10">
        <FormInline form={form} className="h-[34rem]">
          <p className="border-b border-line bg-raised px-6 py-4 font-semibold">{label}</p>
        </FormInline>
      </div>
    )
  }
  if (kind === 'popup' || kind === 'slider') {
    return (
      <p className="not-prose mt-8 not-last:mb-8">
        <FormButton form={form} kind={kind} variant="secondary">
          {label}
        </FormButton>
      </p>
    )
  }
  return <BesidePage kind={kind} form={form} label={label} />
}

/** Days for which the popover's dot stays hidden after opening. */
const notificationDays = 30

/** Describes a popover or side tab. Without JavaScript it is a link, and so is a side tab below 80rem, where it would cover text. */
function BesidePage({ kind, form, label }: Props & { kind: 'popover' | 'side-tab' }) {
  const id = formIdOf(form)
  const button =
    kind === 'popover'
      ? { 'data-tf-popover': id, 'data-tf-tooltip': label, 'data-tf-notification-days': notificationDays }
      : { 'data-tf-sidetab': id, 'data-tf-button-text': label, 'data-tf-height': 700 }
  return (
    <div
      {...button}
      data-chrome
      className="contents print:hidden"
      data-tf-label={formById(id)?.title}
      data-tf-button-color="var(--raised-2)"
      data-tf-button-text-color="var(--text)"
      data-tf-hide-headers=""
      data-tf-keep-session=""
    >
      <FormButton
        form={form}
        variant="secondary"
        className={clsx('mt-8 noscript:inline-flex!', kind === 'popover' ? 'hidden!' : 'xl:hidden')}
      >
        {label}
      </FormButton>
    </div>
  )
}
