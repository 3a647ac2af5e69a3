import { signUpHref } from '@/config/external-links'
import { plansFile } from '@/content/collections'
import type { Plan, PlanId, PlansData } from '@/content/schemas/plans'

/** Plans, comparison and hosting models. */
export const plansData = (): PlansData => plansFile.only()

/** The plans that a visitor can sign up for without talking to sales. The first is what a sign-up without a plan means. */
export function signUpPlans(): Plan[] {
  return plansData().plans.filter(({ action }) => action === 'sign-up')
}

/** What a plan has in a row of the comparison. Throws when no row has that name. */
export function planValue(row: string, plan: PlanId): string | boolean {
  const rows = plansData().groups.flatMap((group) => group.rows)
  const found = rows.find(({ name }) => name === row)
  if (!found) throw new RangeError(`no row "${row}" in content/plans.yaml`)
  return found.values[plan]
}

/** Where a visitor signs up for a plan. */
export function planHref({ id }: Plan): string {
  return signUpHref(id === signUpPlans()[0]?.id ? undefined : id)
}
