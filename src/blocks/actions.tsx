import type { ReactNode } from 'react'
import { conversionAttributes } from '@/analytics/conversions'
import { docsHref, externalLink } from '@/config/external-links'
import type { BlockAttributes } from '@/content/blocks'
import { FormButton } from '@/forms/form-button'
import { SignUpButton } from '@/site/sign-up-button'
import type { ButtonSize } from '@/ui/button'
import { ButtonLink } from '@/ui/button-link'
import { ArrowRight } from '@/ui/icon'

/** A row of buttons. */
export function Actions({ children }: { children: ReactNode }) {
  return <div className="actions">{children}</div>
}

type Sized = { size?: ButtonSize }

/** The button that leads to the sign-up page. */
export function SignUp({ label, size }: BlockAttributes<'sign-up'> & Sized) {
  return <SignUpButton size={size}>{label}</SignUpButton>
}

/**
 * A button that opens a page, an outside address, or a form. When the outside address is not configured, the button is
 * labeled with the page that takes its place.
 */
export function Button(props: BlockAttributes<'button'> & Sized) {
  const { label, href, form, external, docs, variant, arrow, event, size } = props
  const link = external && externalLink(external)
  const content: ReactNode = (
    <>
      {link && !link.configured ? link.title : label} {arrow && <ArrowRight size={16} />}
    </>
  )
  if (form)
    return (
      <FormButton form={form} dialogTitle={label} variant={variant} size={size}>
        {content}
      </FormButton>
    )
  const address = (docs === undefined ? (href ?? link?.href) : docsHref(docs, href)) ?? ''
  return (
    <ButtonLink
      href={address}
      variant={variant}
      size={size}
      data-event={event}
      {...(external === 'sign-up' && conversionAttributes('try-the-product'))}
    >
      {content}
    </ButtonLink>
  )
}
