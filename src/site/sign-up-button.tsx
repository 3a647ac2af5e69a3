import type { ComponentProps } from 'react'
import { conversionAttributes } from '@/analytics/conversions'
import { ButtonLink } from '@/ui/button-link'
import { navigation } from './navigation'

type Props = Omit<ComponentProps<typeof ButtonLink>, 'href'> & {
  /** Address of the sign-up for a certain plan. */
  href?: string
}

/**
 * The call to action of the site: leads to the sign-up page, and a click on it is a conversion
 * (docs/contracts/analytics-events.md#conversions).
 */
export function SignUpButton({ href, children, ...link }: Props) {
  const { signUp } = navigation()
  return (
    <ButtonLink href={href ?? signUp.href} {...conversionAttributes('try-the-product')} {...link}>
      {children ?? signUp.label}
    </ButtonLink>
  )
}
