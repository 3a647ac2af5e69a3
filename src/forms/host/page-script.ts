import { countPage } from '@/analytics/send'
import { startAnalytics } from '@/analytics/start'
import { startForm, type LiveDefinition } from './browser/start'

/*
 * The only script of a form's page, so that a form in a widget is ready sooner than with React.
 * scripts/build/form-script.ts puts it in place of React's scripts; in `npm run dev`, live-form.client.tsx does its work.
 */
function start(): void {
  const host = document.querySelector<HTMLElement>('[data-definition]')
  if (!host) return
  startAnalytics()
  countPage(window.location.pathname)
  startForm(host, JSON.parse(host.dataset.definition ?? '') as LiveDefinition)
}

// Scripts start after the first paint, which can come before the document is parsed.
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start)
else start()
