import type { Plan } from '@/content/schemas/plans'
import { planHref, signUpPlans } from '@/marketing/pricing/plans'
import { billText } from '@/marketing/pricing/scale'
import styles from './plan-switch.module.css'

/** Links to the sign-up for each plan, so that a visitor changes the plan without going back to pricing. */
export function PlanSwitch({ current }: { current: Plan }) {
  return (
    <nav aria-label="Plan" className="mt-8">
      <ul className="grid max-w-[38rem] grid-cols-3 gap-2 sm:gap-3">
        {signUpPlans().map((plan) => (
          <li key={plan.id}>
            <a
              href={planHref(plan)}
              aria-current={plan.id === current.id ? 'page' : undefined}
              className={styles.plan}
            >
              <span className="font-semibold">{plan.name}</span>
              <span className="text-caption text-muted">
                {billText(plan.price)}
                <span className="max-sm:sr-only"> a month</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
