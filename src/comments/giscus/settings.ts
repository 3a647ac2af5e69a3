import { giscus } from '@/config/services'

/** What a page's conversation is mapped by (docs/contracts/comments.md#mapping). */
export type Mapping = 'title' | 'pathname'

/**
 * Attributes of the giscus widget except its theme (docs/contracts/comments.md#hosted-comments), or undefined unless the
 * repository and both ids are configured.
 */
export function giscusSettings(mapping: Mapping) {
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
export function discussionsUrl({ repo }: { repo: string }): string {
  return `https://github.com/${repo}/discussions/categories/general`
}
