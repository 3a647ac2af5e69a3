import type { Plan } from '@/content/schemas/plans'
import { FormButton } from '@/forms/form-button'
import { SignUpButton } from '@/site/sign-up-button'
import type { ButtonVariant } from '@/ui/button'
import { planHref } from './plans'

/** The button of a plan: its sign-up, or the sales form for a plan by agreement. */
export function PlanButton({ plan, ...look }: { plan: Plan; variant: ButtonVariant; className: string }) {
  const { name, price, action } = plan
  if (action === 'sales') return <FormButton form="sales" {...look} />
  return (
    <SignUpButton href={planHref(plan)} {...look}>
      {price === 0 ? 'Start free' : `Start with ${name}`}
    </SignUpButton>
  )
}
