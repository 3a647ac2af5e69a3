import { env } from '@/config/env'

/** What a page's conversation is mapped by (specification §9). */
export type Mapping = 'title' | 'pathname'

/** Attributes of the giscus widget besides its theme, by their names there. */
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

const defaultHost = 'https://giscus.app'

/** Settings of the hosted comments (specification §9), or undefined unless the repository and both ids are configured. */
export function giscusSettings(mapping: Mapping): GiscusSettings | undefined {
  const repo = env('GISCUS_REPO')
  const repoid = env('GISCUS_REPO_ID')
  const categoryid = env('GISCUS_CATEGORY_ID')
  if (!repo || !repoid || !categoryid) return undefined
  return {
    host: giscusOrigin(),
    repo,
    repoid,
    category: 'General',
    categoryid,
    mapping,
    strict: '1',
    reactionsenabled: '1',
    emitmetadata: '0',
    inputposition: 'top',
    lang: 'en',
    loading: 'lazy',
  }
}

/** Where the conversations are without script. */
export function discussionsUrl({ repo }: GiscusSettings): string {
  return `https://github.com/${repo}/discussions/categories/general`
}

/** The origin of GISCUS_HOST; giscus' own when it is unset or no address. */
function giscusOrigin(): string {
  const host = env('GISCUS_HOST') ?? defaultHost
  return URL.canParse(host) ? new URL(host).origin : defaultHost
}
