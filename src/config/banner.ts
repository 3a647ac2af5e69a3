/**
 * The banner above the header (docs/contracts/site-chrome.md#banners). A new text is shown again to visitors who
 * dismissed the old one.
 */
export const globalBanner: { content: string; href: string; enabled: boolean } = {
  content: 'State of GraphQL Federation 2024 is out',
  href: '/state-of-graphql-federation/2024',
  enabled: true,
}
