import { site } from '@/config/site'

/**
 * Pages with their own social picture, drawn by scripts/pictures/social-designs.ts: file below public/brand/social, and
 * its text by path.
 */
const pictures: Record<string, [file: string, alt: string]> = {
  '/router-gateway': ['router-gateway', 'One query in, a plan out'],
  '/connect': ['connect', 'gRPC services as subgraphs'],
  '/mcp-gateway': ['mcp-gateway', 'Your graph as tools'],
  '/cosmo': ['cosmo', 'Compose, check, route, observe'],
  '/cosmo/features': ['features', 'Everything a federated graph needs'],
  '/playground': ['playground', 'Federation that runs in the page'],
  '/pricing': ['pricing', 'Plans and prices'],
  '/customers': ['customers', 'Who runs one graph'],
  '/blog': ['blog', 'Notes on federation'],
  '/the-good-thing': ['podcast', 'The Good Thing'],
  '/learn': ['learn', 'Learn federation from its rules'],
  '/jobs': ['jobs', 'Work on the router'],
  '/state-of-graphql-federation/2024': ['state-of-graphql-federation', 'State of GraphQL Federation'],
  '/hub': ['hub', 'Design the graph together'],
  '/contact/sales': ['contact', 'Talk to an engineer'],
}

export const socialPicturePaths = Object.keys(pictures)

/** Returns the 1200×675 social picture of a page, or the brand picture (docs/contracts/images.md#social-pictures). */
export function socialPicture(path: string) {
  const { width, height } = site.seo.openGraph.image
  const [file, alt] = pictures[path] ?? []
  return file && alt ? { path: `/brand/social/${file}.png`, width, height, alt } : site.seo.openGraph.image
}
