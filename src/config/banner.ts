/**
 * The bar above the header (docs/contracts/site-chrome.md#banners). New words show again to those who dismissed the
 * old ones.
 */
export const globalBanner: { content: string; href: string; enabled: boolean } = {
  content: 'State of GraphQL Federation 2024 is out',
  href: '/state-of-graphql-federation/2024',
  enabled: true,
}
