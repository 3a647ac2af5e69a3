import { seeOther } from '@/requests/response'
import { commentsPage } from './comments/comments-page'
import { changeComments } from './comments/decide'
import { saveLead } from './leads/change-lead'
import { downloadFile, exportLeads } from './leads/downloads'
import { askWhom, erasePerson } from './leads/erase-page'
import { leadPage } from './leads/lead-page'
import { leadsPage } from './leads/list-page'
import { sendWebhook, webhooksPage } from './leads/webhooks-page'
import { accountPage, addPasskey, endSession, removePasskey, sendPasskeyOptions } from './pages/account'
import { auditPage } from './pages/audit-log'
import { healthPage } from './pages/health'
import { followLink, sendJoinOptions, showLink } from './pages/join'
import { sendSignInOptions, signIn, signInPage } from './pages/sign-in'
import { signOut } from './pages/sign-out'
import type { Route } from './types'

/** Every address of the desk. A path may contain `:name`, which matches one segment. */
export const routes: Route[] = [
  { path: '/desk', get: async () => seeOther(navigation[0]?.path ?? '') },
  { path: '/desk/leads', nav: 'Leads', get: leadsPage },
  { path: '/desk/leads/export', get: exportLeads },
  { path: '/desk/leads/:id', get: leadPage, post: saveLead },
  { path: '/desk/leads/:id/files/:file', get: downloadFile },
  { path: '/desk/comments', nav: 'Comments', get: commentsPage, post: changeComments },
  { path: '/desk/webhooks', nav: 'Webhooks', get: webhooksPage, post: sendWebhook },
  { path: '/desk/erase', get: askWhom, post: erasePerson },
  { path: '/desk/health', nav: 'Health', get: healthPage },
  { path: '/desk/log', nav: 'Log', get: auditPage },
  { path: '/desk/account', nav: 'You', get: accountPage },
  { path: '/desk/account/passkeys', post: addPasskey },
  { path: '/desk/account/passkeys/options', post: sendPasskeyOptions },
  { path: '/desk/account/passkeys/remove', post: removePasskey },
  { path: '/desk/account/sessions/end', post: endSession },
  { path: '/desk/sign-out', post: signOut },
  { path: '/desk/sign-in', open: true, get: signInPage, post: signIn },
  { path: '/desk/sign-in/options', open: true, post: sendSignInOptions },
  { path: '/desk/join', open: true, get: showLink('invitation'), post: followLink('invitation') },
  { path: '/desk/join/options', open: true, post: sendJoinOptions },
  { path: '/desk/link', open: true, get: showLink('link'), post: followLink('link') },
]

/** What the layout links to. */
export const navigation = routes.flatMap(({ path, nav }) => (nav ? [{ path, name: nav }] : []))

const patterns = routes.map((route) => ({
  route,
  pattern: new RegExp(`^${route.path.replaceAll(/:(\w+)/g, '(?<$1>[^/]+)')}$`),
}))

/** The route of a path, and what stands in it for `:name`. */
export function findRoute(path: string): { route?: Route; params: Partial<Record<string, string>> } {
  for (const { route, pattern } of patterns) {
    const match = pattern.exec(path)
    if (match) return { route, params: { ...match.groups } }
  }
  return { params: {} }
}
