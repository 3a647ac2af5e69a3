import { paths } from '@/config/paths'
import { site } from '@/config/site'

/**
 * Pages with their own social picture, drawn by scripts/pictures/social-designs.ts: file below public/brand/social, and
 * its text by path.
 */
const pictures: Record<string, [file: string, alt: string]> = {
  [paths.router]: ['router-gateway', 'One query in, a plan out'],
  [paths.connect]: ['connect', 'gRPC services as subgraphs'],
  [paths.mcpGateway]: ['mcp-gateway', 'Your graph as tools'],
  [paths.cosmo]: ['cosmo', 'Compose, check, route, observe'],
  [paths.features]: ['features', 'Everything a federated graph needs'],
  [paths.playground]: ['playground', 'Federation that runs in the page'],
  [paths.pricing]: ['pricing', 'Plans and prices'],
  [paths.customers]: ['customers', 'Who runs one graph'],
  [paths.blog]: ['blog', 'Notes on federation'],
  [paths.podcast]: ['podcast', 'The Good Thing'],
  [paths.learn]: ['learn', 'Learn federation from its rules'],
  [paths.jobs]: ['jobs', 'Work on the router'],
  '/state-of-graphql-federation/2024': ['state-of-graphql-federation', 'State of GraphQL Federation'],
  [paths.hub]: ['hub', 'Design the graph together'],
  [paths.sales]: ['contact', 'Talk to an engineer'],
}

export const socialPicturePaths = Object.keys(pictures)

/** Returns the 1200×675 social picture of a page, or the brand picture (docs/contracts/images.md#social-pictures). */
export function socialPicture(path: string) {
  const { width, height } = site.seo.openGraph.image
  const [file, alt] = pictures[path] ?? []
  return file && alt ? { path: `/brand/social/${file}.png`, width, height, alt } : site.seo.openGraph.image
}
