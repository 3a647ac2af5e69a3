/** The bar above the header (specification §2, §3). New words show again to those who dismissed the old ones. */
export const globalBanner: { content: string; href: string; enabled: boolean } = {
  content: 'State of GraphQL Federation 2024 is out',
  href: '/state-of-graphql-federation/2024',
  enabled: true,
}
