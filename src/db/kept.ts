/**
 * How long what visitors send is kept, where the code sees to it. facts.ts tells visitors with these numbers; the privacy
 * policy (content/pages) promises the same.
 */

/** A writer may change or delete a comment for so long. */
export const editMinutes = 15
/** Comments that were refused, from the refusal on. */
export const refusedDays = 30
/** Records that another system was told, should it ask. */
export const deliveredDays = 30
/** Single events; then they become totals per month. */
export const eventMonths = 24
