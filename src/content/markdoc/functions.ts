import type { Config } from '@markdoc/markdoc'
import { planValue } from '../plans'
import { planIds, type PlanId } from '../schemas/plans'
import { validationError } from './nodes'

/** Functions of texts: `{% plan("Support channel", "scale") %}` is what a plan has in a row of content/plans.yaml. */
export const functions: Config['functions'] = {
  plan: {
    validate({ parameters: { 0: row, 1: plan } }) {
      if (!planIds.includes(plan as PlanId))
        return [validationError('plan', `no plan "${String(plan)}"; known: ${planIds.join(', ')}`)]
      try {
        planValue(String(row), plan as PlanId)
        return []
      } catch (error) {
        return [validationError('plan', (error as Error).message)]
      }
    },
    transform({ 0: row, 1: plan }) {
      const value = planValue(String(row), plan as PlanId)
      if (typeof value === 'string') return value
      return value ? 'yes' : 'none'
    },
  },
}
