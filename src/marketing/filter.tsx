import clsx from 'clsx'
import type { ReactNode } from 'react'
import { Choices } from '@/ui/choices'
import styles from './filter.module.css'

type Props = {
  legend: string
  /** Name of the radio group, unique on the page. */
  name: string
  /** The groups to choose from, at most eight. */
  groups: string[]
  /** A list whose items carry `filterItem(group, groups)`. */
  children: ReactNode
}

/** A list with a choice of groups above it, filtered by the style sheet alone. */
export function Filter({ legend, name, groups, children }: Props) {
  return (
    <div className={styles.filter}>
      <Choices look="pills" legend={legend} name={name} labels={['All', ...groups]} className="mb-8" />
      {children}
    </div>
  )
}

/** Attributes of an item of a filtered list. Throws a RangeError for a group the style sheet has no rule for. */
export function filterItem(group: string, groups: string[], className?: string) {
  const place = groups.indexOf(group)
  if (place < 0 || place > 7) throw new RangeError(`no place for group "${group}" in the filter`)
  return { className: clsx(styles.item, className), 'data-group': place + 2 }
}
