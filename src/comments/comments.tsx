import { SmartLink } from '@/ui/link'
import { CommentsSlot } from './comments-slot.client'
import { discussionsUrl, giscusSettings, type Mapping } from './giscus/settings'

type Props = {
  /** Path of the page. */
  path: string
  /**
   * What giscus maps the conversation by: the title of a post, the path of a chapter
   * (docs/contracts/comments.md#mapping).
   */
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
              href={discussionsUrl(giscus)}
              className="inline-block py-0.5 underline underline-offset-4 hover:text-accent"
            >
              Read and write comments on GitHub
            </SmartLink>
          </p>
        ) : (
          <noscript>
            <p className="mt-6 text-muted">Comments need JavaScript.</p>
          </noscript>
        )}
      </CommentsSlot>
    </section>
  )
}
