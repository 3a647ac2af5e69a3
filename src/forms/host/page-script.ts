import { countPage } from '@/analytics/page-views'
import { startAnalytics } from '@/analytics/start'
import { startForm, type LiveDefinition } from './browser/start'

/*
 * The one script of a form's page, which is plain HTML otherwise: what a widget opens in its frame is ready before React
 * would have been read. scripts/build/form-script.ts puts it in React's place; in `npm run dev`, live-form.client.tsx does
 * the same.
 */
function start(): void {
  const host = document.querySelector<HTMLElement>('[data-definition]')
  if (!host) return
  startAnalytics()
  countPage(window.location.pathname)
  startForm(host, JSON.parse(host.dataset.definition ?? '') as LiveDefinition)
}

// The first paint, which scripts wait for, can come before the end of the document.
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start)
else start()
