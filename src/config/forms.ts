import { externalFormHost } from './services'

/** IDs of the site's forms. An external form host has its own IDs, which go here. */
export const forms = {
  sales: 'sales',
  crashCourse: 'crash-course',
  expertCourse: 'expert-course',
  stateOfFederation: 'report',
  contact: 'contact',
  application: 'application',
  earlyAccess: 'early-access',
  getStarted: 'get-started',
  readiness: 'readiness',
  courseFeedback: 'course-feedback',
  /** For buttons that name no form (docs/contracts/form-widgets.md#site-forms). */
  default: 'sales',
} as const satisfies Record<string, string>

export type FormName = keyof typeof forms

/** Base URL of forms: this site's own, or an external host that implements the same contract. */
export const formHost = externalFormHost() ?? '/forms'

/** Sizes of form popups, in percent of the viewport (docs/contracts/form-widgets.md#site-forms). */
export const popupSizes = { site: 70, article: 60, job: 90 } as const
