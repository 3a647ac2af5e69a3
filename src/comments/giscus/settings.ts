import { giscus } from '@/config/services'

/** What a page's conversation is mapped by (docs/contracts/comments.md#mapping). */
export type Mapping = 'title' | 'pathname'

/** Attributes of the giscus widget except its theme. */
type GiscusSettings = {
  host: string
  repo: string
  repoid: string
  category: string
  categoryid: string
  mapping: Mapping
  strict: '1'
  reactionsenabled: '1'
  emitmetadata: '0'
  inputposition: 'top'
  lang: 'en'
  loading: 'lazy'
}

/**
 * Settings of the hosted comments (docs/contracts/comments.md#hosted-comments), or undefined unless the repository
 * and both ids are configured.
 */
export function giscusSettings(mapping: Mapping): GiscusSettings | undefined {
  const configured = giscus()
  if (!configured) return undefined
  const { host, repo, repoId, categoryId } = configured
  return {
    host,
    repo,
    repoid: repoId,
    category: 'General',
    categoryid: categoryId,
    mapping,
    strict: '1',
    reactionsenabled: '1',
    emitmetadata: '0',
    inputposition: 'top',
    lang: 'en',
    loading: 'lazy',
  }
}

/** The address of the discussions, for visitors without JavaScript. */
export function discussionsUrl({ repo }: GiscusSettings): string {
  return `https://github.com/${repo}/discussions/categories/general`
}
