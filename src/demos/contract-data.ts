import type { TagFilter } from '@/playground/engine/messages'

export const tags = ['public', 'partner', 'internal'] as const

/** The contract that the page shows before a visitor changes it. */
export const initialFilter: TagFilter = { include: [], exclude: ['internal'] }

/** The options of the command line that create the contract of a filter. */
export function contractOptions({ include, exclude }: TagFilter): string[] {
  const option = (name: string, values: readonly string[]) =>
    values.length > 0 ? [`--${name} ${values.join(' ')}`] : []
  return ['--source shop', ...option('include', include), ...option('exclude', exclude)]
}
