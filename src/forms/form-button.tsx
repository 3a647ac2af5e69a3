import type { ComponentPropsWithoutRef, ReactNode } from 'react'
import { conversionAttributes, type Conversion } from '@/analytics/conversions'
import { forms, popupSizes, type FormName } from '@/config/forms'
import { buttonClass, type ButtonSize, type ButtonVariant } from '@/ui/button'
import { formHref, formIdOf } from './form-address'
import { formById } from './host/forms'
import { popupAttributes, type Popup } from './popup-attributes'

type Props = Omit<ComponentPropsWithoutRef<'a'>, 'href' | 'hidden'> &
  Pick<Popup, 'kind' | 'hidden' | 'note'> & {
    /** Name of a form in src/config/forms.ts, or the id of any other. */
    form?: FormName | (string & {})
    children?: ReactNode
    /** Title of the dialog; by default that of the form. */
    dialogTitle?: string
    /** Size of the popup in percent of the window; by default that of the form (docs/contracts/form-widgets.md#site-forms). */
    popupSize?: number
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
