import { outsideFormHost } from './services'

/** Ids of the forms that buttons of the site open. Another form host has ids of its own: they go here. */
export const forms = {
  sales: 'sales',
  crashCourse: 'crash-course',
  expertCourse: 'expert-course',
  stateOfFederation: 'report',
  contact: 'contact',
  application: 'application',
  earlyAccess: 'early-access',
  getStarted: 'get-started',
  /** Opens where a button names no form (docs/contracts/form-widgets.md#site-forms). */
  default: 'sales',
} as const satisfies Record<string, string>

export type FormName = keyof typeof forms

/** Where forms live: this site's own host, or any that speaks the same contract. */
export const formHost = outsideFormHost() ?? '/forms'

/** Sizes of form popups, in percent of the window (docs/contracts/form-widgets.md#site-forms). */
export const popupSizes = { site: 70, article: 60, job: 90 } as const
