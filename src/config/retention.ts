/**
 * How long visitors' data is kept, as the server enforces it every hour. Of leads, their form says it (keepMonths in
 * content/forms). content/stored-data.yaml shows these numbers to visitors, and the privacy policy (content/pages) promises
 * the same.
 */

/** Days that a rejected comment is kept after the rejection. */
export const rejectedCommentDays = 30
/** Days that the record of a delivered webhook is kept, in case the receiver asks. */
export const deliveryRecordDays = 30
/** Months that numbers of page views and events are kept. */
export const eventMonths = 24
/** Months that leads of a form are kept that was removed from content/forms. */
export const removedFormMonths = 24
/** Days that a backup is kept. */
export const backupDays = 35
/** Months that an entry of the team's audit log is kept. */
export const auditMonths = 12
