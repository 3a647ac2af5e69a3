import type { ReactNode } from 'react'
import { FormButton } from '@/forms/form-button'
import { SignUpButton } from '@/site/sign-up-button'
import { ClosingBand } from '@/ui/closing-band'

type Props = { heading: ReactNode; intro: ReactNode; more?: ReactNode }

/** The last section of a page: its buttons, or else to try it or talk to someone. It takes the place of the sign-up banner. */
export function Closing({ heading, intro, more }: Props) {
  const actions = more ?? (
    <div className="actions">
      <SignUpButton size="lg" />
      <FormButton form="sales" variant="secondary" size="lg" />
    </div>
  )
  return (
    <section aria-labelledby="closing" data-closing="">
      <ClosingBand id="closing" heading={heading} intro={intro} actions={actions} />
    </section>
  )
}
