import { productRoutes } from '@/config/brand'
import { alternatives } from '@/content/collections'
import { fillAll } from '@/content/fill-variables'
import type { AlternativeData } from '@/content/schemas/alternative'

/** Address of each comparison file. */
const paths = {
  'apollo-graphos': productRoutes.graphosAlternative,
  'hasura-cloud': productRoutes.hasuraAlternative,
} as const

type AlternativeSlug = keyof typeof paths
export const alternativeSlugs = Object.keys(paths) as AlternativeSlug[]

/** Address of a comparison. */
export function alternativePath(slug: AlternativeSlug): string {
  return paths[slug]
}

/** The comparison of a slug. Throws when its file is missing. */
export function alternative(slug: AlternativeSlug): AlternativeData {
  const entry = alternatives.all().find((file) => file.slug === slug)
  if (!entry) throw new Error(`content/alternatives/${slug}.yaml is missing`)
  return fillAll(entry.data)
}
