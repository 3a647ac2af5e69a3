import { createHandler } from '@/members/handle'
import { memberRoutes } from '@/members/routes'
import type { Route } from '@/members/types'
import { seeOther } from '@/requests/response'
import { changeComments, commentsPage } from './comments/comments-page'
import { downloadFile, exportLeads } from './leads/downloads'
import { askWhom, erasePerson } from './leads/erase-page'
import { leadPage, saveLead } from './leads/lead-page'
import { leadsPage } from './leads/list-page'
import { sendWebhook, webhooksPage } from './leads/webhooks-page'
import { exportNumbers, numbersPage } from './numbers/numbers-page'
import { auditPage } from './pages/audit-log'
import { healthPage } from './pages/health'

/** Every address of the desk. A path may contain `:name`, which matches one segment. */
export const routes: Route[] = [
  { path: '/desk', get: async () => seeOther('/desk/leads') },
  { path: '/desk/leads', nav: 'Leads', get: leadsPage },
  { path: '/desk/leads/export', for: 'managers', proof: true, get: exportLeads },
  { path: '/desk/leads/:id', get: leadPage, post: saveLead },
  { path: '/desk/leads/:id/files/:file', get: downloadFile },
  { path: '/desk/comments', nav: 'Comments', get: commentsPage, post: changeComments },
  { path: '/desk/numbers', nav: 'Numbers', get: numbersPage },
  { path: '/desk/numbers/export', get: exportNumbers },
  { path: '/desk/webhooks', nav: 'Webhooks', get: webhooksPage, post: sendWebhook },
  { path: '/desk/erase', for: 'managers', proof: true, get: askWhom, post: erasePerson },
  { path: '/desk/health', nav: 'Health', get: healthPage },
  { path: '/desk/log', nav: 'Log', get: auditPage },
  ...memberRoutes,
]

/** GET and POST of every address of the desk. Never rejects. */
export const handleDesk = createHandler(routes)
