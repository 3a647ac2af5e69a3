import type { Subject } from '@perigee/studio'

/** How the social card of a page looks. Without a title it shows the alt text of src/seo/social-pictures.ts. */
type Design = Pick<Subject, 'theme' | 'composition' | 'light'> & { eyebrow: string; title?: string }

/** The pages with a social card of their own, by path. The card of `/` is the default of every other page. */
export const socialDesigns: Record<string, Design> = {
  '/': {
    title: 'One graph, many teams',
    eyebrow: 'GraphQL federation platform',
    theme: 'orbit',
    composition: 'edge',
    light: 'warm',
  },
  '/router-gateway': { eyebrow: 'Router', theme: 'transfer', composition: 'confluence' },
  '/connect': { eyebrow: 'Cosmo Connect', theme: 'transfer', composition: 'hohmann' },
  '/mcp-gateway': { eyebrow: 'MCP Gateway', theme: 'beacon', composition: 'pulses' },
  '/cosmo': { eyebrow: 'Cosmo', theme: 'strata', composition: 'plates' },
  '/cosmo/features': { eyebrow: 'Cosmo features', theme: 'lattice', composition: 'globe' },
  '/playground': { eyebrow: 'Playground', theme: 'lattice', composition: 'cubic' },
  '/pricing': { eyebrow: 'Pricing', theme: 'orbit', composition: 'orrery' },
  '/customers': { eyebrow: 'Customers', theme: 'transfer', composition: 'arcs' },
  '/blog': { eyebrow: 'Blog', theme: 'signal', composition: 'ridgeline' },
  '/the-good-thing': { eyebrow: 'Podcast', theme: 'signal', composition: 'spectrum' },
  '/learn': { eyebrow: 'Academy', theme: 'strata', composition: 'contours' },
  '/jobs': { eyebrow: 'Jobs', theme: 'orbit', composition: 'horizon' },
  '/state-of-graphql-federation/2024': { eyebrow: 'Report', theme: 'lattice', composition: 'columns' },
  '/hub': { eyebrow: 'Hub beta', theme: 'signal', composition: 'ribbon' },
  '/contact/sales': { eyebrow: 'Contact', theme: 'beacon', composition: 'sweep' },
}
