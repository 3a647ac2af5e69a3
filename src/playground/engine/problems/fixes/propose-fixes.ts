import type { Fix, Place } from '@/playground/engine/messages'
import type { Report } from '../finder'
import { aligningRules } from './align'
import { federatingRules } from './federate'
import { fieldSetRules } from './field-sets'
import { linkingRules } from './link'
import { reachingRules } from './reach'
import { removeAtPlaces, removeMembersAt, removingRules } from './remove'
import { renamingRules } from './rename'
import { isApplicable } from './try-fixes'

const rules = [
  ...federatingRules,
  ...linkingRules,
  ...fieldSetRules,
  ...reachingRules,
  ...aligningRules,
  ...renamingRules,
  ...removingRules,
]

/**
 * Proposes changes that remove a problem, the one that keeps most of what is written first. Fields are removed where
 * nothing else is known.
 */
export function proposeFixes(report: Report, places: Place[]): Fix[] {
  const known = [...rules.flatMap((rule) => rule(report)), ...removeAtPlaces(report, places)]
  const proposed = known.length > 0 ? known : removeMembersAt(report, places)
  const titles = new Set<string>()
  return proposed.flatMap((fix) =>
    fix && isApplicable(fix) && !titles.has(fix.title) && titles.add(fix.title) ? [fix] : [],
  )
}
