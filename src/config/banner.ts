/** The bar above the header (specification §2, §3). New words show again to those who dismissed the old ones. */
export const globalBanner: { content: string; href: string; enabled: boolean } = {
  content: 'The State of GraphQL Federation 2024: read the free report',
  href: '/state-of-graphql-federation/2024',
  enabled: true,
}
