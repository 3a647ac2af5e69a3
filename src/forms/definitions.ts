/**
 * Ids and titles of the forms of this site, for code that opens one; safe in the browser. What a form asks stands in
 * content/forms/{id}.yaml, and definitions.test.ts holds the two together.
 */
export const formTitles = {
  application: 'Apply for a job',
  contact: 'Contact us',
  'crash-course': 'Book the federation crash course',
  'early-access': 'Get early access to Hub',
  'expert-course': 'Talk to a federation expert',
  'get-started': 'Get started for free',
  report: 'Get the State of GraphQL Federation report',
  sales: 'Talk to sales',
} as const

export type FormId = keyof typeof formTitles

/** Whether a text is the id of a form of this site; other ids belong to another host. */
export function isFormId(id: string): id is FormId {
  return Object.hasOwn(formTitles, id)
}
