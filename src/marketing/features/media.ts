import type { Feature, Illustration } from './features'

export type Media = { pictures: Illustration[]; listings: NonNullable<Feature['codeSnippets']> }

/** The pictures and listings of a feature: those that its layout shows at once, and those that it folds. */
export function mediaOf({
  layout,
  exhibit,
  illustrations: pictures,
  codeSnippets: listings = [],
}: Pick<Feature, 'layout' | 'exhibit' | 'illustrations' | 'codeSnippets'>): { shown: Media; folded: Media } {
  const all = { pictures, listings }
  const none = { pictures: [], listings: [] }
  switch (layout) {
    case 'split':
      return { shown: all, folded: none }
    case 'mirrored':
      if (exhibit) return { shown: none, folded: all }
      return { shown: { ...none, listings }, folded: { ...none, pictures } }
    case 'wide':
    case 'figure':
      return { shown: { ...none, pictures }, folded: { ...none, listings } }
    case 'compact':
    case 'half':
    case 'screen':
    case 'band':
      return { shown: none, folded: all }
  }
}

const names: Partial<Record<string, string>> = {
  bash: 'commands',
  graphql: 'schema',
  http: 'request',
  yaml: 'configuration',
}
const list = new Intl.ListFormat('en', { type: 'conjunction' })

/** What is folded, in words, such as "drawing and configuration". */
export function nameOf({ pictures, listings }: Media): string {
  const kinds = listings.map(({ language }) => names[language] ?? 'listing')
  return list.format(new Set([...(pictures.length > 0 ? ['drawing'] : []), ...kinds]))
}
