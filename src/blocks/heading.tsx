import type { ReactNode } from 'react'

type Props = { id: string; level: number; children: ReactNode }

/** A heading of an article with a link to itself, shown on hover and focus. */
export function Heading({ id, level, children }: Props) {
  const Level = `h${Math.min(Math.max(level, 2), 6)}` as 'h2'
  return (
    <Level id={id} className="group/heading relative">
      {children}
      <a
        href={`#${id}`}
        data-anchor
        aria-label="Link to this section"
        className="ml-0.5 px-1.5 font-normal text-muted no-underline opacity-0 transition-opacity group-hover/heading:opacity-100 hover:text-accent focus-visible:opacity-100 data-copied:opacity-100 data-copied:after:absolute data-copied:after:top-full data-copied:after:left-0 data-copied:after:text-sm data-copied:after:leading-4 data-copied:after:tracking-normal data-copied:after:content-[attr(data-copied)] data-[copied='Link_copied']:text-success"
      >
        #
      </a>
    </Level>
  )
}
