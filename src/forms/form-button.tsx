import type { ComponentPropsWithoutRef, ReactNode } from 'react'
import { conversionAttributes, type Conversion } from '@/analytics/conversions'
import { forms, popupSizes, type FormName } from '@/config/forms'
import { buttonClass, type ButtonSize, type ButtonVariant } from '@/ui/button'
import { formHref, formIdOf } from './form-address'
import { formById } from './host/forms'
import { popupAttributes } from './popup-attributes'

type Props = Omit<ComponentPropsWithoutRef<'a'>, 'href' | 'hidden'> & {
  /** Name of a form in src/config/forms.ts, or the id of any other. */
  form?: FormName | (string & {})
  children?: ReactNode
  /** Whether the form opens in the middle of the window (default) or slides in from its side. */
  kind?: 'popup' | 'slider'
  /** Title of the dialog; by default that of the form. */
  dialogTitle?: string
  /** Size of the popup in percent of the window; by default that of the form (docs/contracts/form-widgets.md#site-forms). */
  popupSize?: number
  /** Hidden fields of the form, such as the job that someone applies for. */
  hidden?: Record<string, string>
  /** A note of the form's own page that says what the form is about; shown to visitors without script. */
  note?: string
  variant?: ButtonVariant
  size?: ButtonSize
}

/** The button that opens a form in a popup or slider, without JavaScript on a page of its own. */
export function FormButton(props: Props) {
  const { form = 'default', popupSize, hidden, note, variant, size, className, ...anchor } = props
  const id = formIdOf(form)
  const { kind, dialogTitle = formById(id)?.title, children = 'Talk to Sales', ...rest } = anchor
  return (
    <a
      {...rest}
      {...conversionAttributes(conversionOf[id])}
      {...popupAttributes({
        kind,
        id,
        address: formHref(id),
        label: dialogTitle,
        size: popupSize ?? popupSizes[id === forms.application ? 'job' : 'site'],
        hidden,
        note,
      })}
      className={buttonClass({ variant, size }, className)}
    >
      {children}
    </a>
  )
}

/** The conversion that a form's button counts as, by the form's id (docs/contracts/analytics-events.md#conversions). */
const conversionOf: Partial<Record<string, Conversion>> = {
  [forms.sales]: 'talk-to-expert',
  [forms.stateOfFederation]: 'download-2024-federation-report',
}
