import type { Layout } from '../form-view'

/**
 * Shows all questions of an inline form at once where they fit into its frame, so that a tall frame is not mostly empty.
 * Returns the layout to use. A frame that grows with its form is as low as a step.
 */
export function layoutThatFits(host: HTMLElement, layout: Layout): Layout {
  const inline = new URLSearchParams(window.location.search).get('typeform-embed') === 'embed-widget'
  const { autoResize } = document.documentElement.dataset
  if (layout !== 'steps' || !inline || autoResize !== undefined) return layout
  const { step } = host.dataset
  Object.assign(host.dataset, { layout: 'whole', step: 'send', unfolded: '' })
  if (host.scrollHeight <= window.innerHeight) return 'whole'
  Object.assign(host.dataset, { layout, step })
  delete host.dataset.unfolded
  return layout
}
