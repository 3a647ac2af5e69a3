/**
 * The banner above the header (docs/contracts/site-chrome.md#banners). A new text is shown again to visitors who
 * dismissed the old one.
 */
export const globalBanner: { content: string; href: string; enabled: boolean } = {
  content: 'Compose and query a federated graph in your browser',
  href: '/playground',
  enabled: true,
}
