import { paths } from '@/config/paths'
import { giscus as configuredGiscus } from '@/config/services'
import { SmartLink } from '@/ui/link'
import { CommentsSlot } from './comments-slot.client'

/** What a page's conversation is mapped by (docs/contracts/comments.md#mapping). */
type Mapping = 'title' | 'pathname'

type Props = {
  /** Path of the page. */
  path: string
  /** What giscus maps the conversation by: a post's title or a chapter's path (docs/contracts/comments.md#mapping). */
  mapping: Mapping
  className?: string
}

/** The comments below a post or chapter: a heading, until they are near the viewport and are loaded. */
export function Comments({ path, mapping, className }: Props) {
  const giscus = giscusSettings(mapping)
  return (
    <section
      id="comments"
      aria-labelledby="comments-title"
      className={`border-t border-line pt-10 print:hidden ${className ?? ''}`}
      data-chrome
      data-giscus={giscus && JSON.stringify(giscus)}
    >
      <h2 id="comments-title" tabIndex={-1} className="text-2xl font-semibold tracking-tight">
        Comments
      </h2>
      <p className="mt-2 max-w-[46rem] text-pretty text-muted">
        {giscus
          ? 'Questions, corrections, and what happened when you tried it, with a GitHub account.'
          : 'Questions, corrections, and what happened when you tried it. No account needed.'}
      </p>
      <CommentsSlot path={path}>
        {giscus ? (
          <p className="mt-6">
            <SmartLink
              href={`https://github.com/${giscus.repo}/discussions/categories/general`}
              className="inline-block py-0.5 underline underline-offset-4 hover:text-accent"
            >
              Read and write comments on GitHub
            </SmartLink>
          </p>
        ) : (
          <noscript>
            <p className="mt-6 text-muted">
              Comments need JavaScript. You can also <a href={paths.sales}>write to us</a>.
            </p>
          </noscript>
        )}
      </CommentsSlot>
    </section>
  )
}

/**
 * Attributes of the giscus widget except its theme, or undefined unless the repository and both ids are configured
 * (docs/contracts/comments.md#hosted-comments).
 */
export function giscusSettings(mapping: Mapping) {
  const configured = configuredGiscus()
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
