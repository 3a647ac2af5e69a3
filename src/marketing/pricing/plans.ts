import { plansFile } from '@/content/collections'
import type { PlansData } from '@/content/schemas/plans'

/** Plans, comparison and hosting models. Throws when content/plans.yaml is missing. */
export function plansData(): PlansData {
  const [entry] = plansFile.all()
  if (!entry) throw new Error('content/plans.yaml is missing')
  return entry.data
}
