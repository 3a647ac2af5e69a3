import { createHandler } from '@/members/handle'
import {
  accountPage,
  addPasskey,
  endSession,
  removePasskey,
  sendPasskeyOptions,
} from '@/members/pages/account'
import { followLink, sendJoinOptions, showLink } from '@/members/pages/join'
import { sendSignInOptions, signIn, signInPage, signOut } from '@/members/pages/sign-in'
import type { Route } from '@/members/types'
import { seeOther } from '@/requests/response'
import { changeComments, commentsPage } from './comments/comments-page'
import { deliveriesPage, sendDelivery } from './leads/deliveries-page'
import { downloadFile, exportLeads } from './leads/downloads'
import { askWhom, erasePerson } from './leads/erase-page'
import { deleteLead, leadPage, saveLead } from './leads/lead-page'
import { leadsPage } from './leads/list-page'
import { exportNumbers, numbersPage } from './numbers/numbers-page'
import { auditPage } from './pages/audit-log'
import { healthPage } from './pages/health'

/** Every address of the desk. A path may contain `:name`, which matches one segment. */
export const routes: Route[] = [
  { path: '/desk', get: async () => seeOther('/desk/leads') },
  { path: '/desk/leads', nav: 'Leads', get: leadsPage },
  { path: '/desk/leads/export', for: 'managers', proof: true, get: exportLeads },
  { path: '/desk/leads/:id', get: leadPage, post: saveLead },
  { path: '/desk/leads/:id/delete', for: 'managers', proof: true, post: deleteLead },
  { path: '/desk/leads/:id/files/:file', get: downloadFile },
  { path: '/desk/comments', nav: 'Comments', get: commentsPage, post: changeComments },
  { path: '/desk/numbers', nav: 'Numbers', get: numbersPage },
  { path: '/desk/numbers/export', get: exportNumbers },
  { path: '/desk/deliveries', nav: 'Deliveries', get: deliveriesPage, post: sendDelivery },
  { path: '/desk/erase', for: 'managers', proof: true, get: askWhom, post: erasePerson },
  { path: '/desk/health', nav: 'Health', get: healthPage },
  { path: '/desk/log', nav: 'Log', get: auditPage },
  // At which members sign in and look after their passkeys and sessions.
  { path: '/desk/account', nav: 'You', get: accountPage },
  { path: '/desk/account/passkeys', for: 'everybody', proof: true, post: addPasskey },
  { path: '/desk/account/passkeys/options', for: 'everybody', proof: true, post: sendPasskeyOptions },
  { path: '/desk/account/passkeys/remove', for: 'everybody', post: removePasskey },
  { path: '/desk/account/sessions/end', for: 'everybody', post: endSession },
  { path: '/desk/sign-out', for: 'everybody', post: signOut },
  { path: '/desk/sign-in', open: true, get: signInPage, post: signIn },
  { path: '/desk/sign-in/options', open: true, post: sendSignInOptions },
  { path: '/desk/join', open: true, get: showLink('invitation'), post: followLink('invitation') },
  { path: '/desk/join/options', open: true, post: sendJoinOptions },
  { path: '/desk/link', open: true, get: showLink('link'), post: followLink('link') },
]

/** GET and POST of every address of the desk. Never rejects. */
export const handleDesk = createHandler(routes)
