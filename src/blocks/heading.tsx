import type { ReactNode } from 'react'

type Props = { id: string; level: number; children: ReactNode }

/** A heading of an article with a link to itself, shown on hover and focus, which is no part of the heading's name. */
export function Heading({ id, level, children }: Props) {
  const Level = `h${level}` as 'h2'
  return (
    <Level id={id} aria-labelledby={`${id}:name`} className="group/heading relative">
      <span id={`${id}:name`}>{children}</span>
      <a
        href={`#${id}`}
        aria-label="Link to this section"
        aria-describedby={`${id}:name`}
        className="ml-0.5 px-1.5 font-normal text-muted no-underline opacity-0 transition-opacity group-hover/heading:opacity-100 hover:text-accent focus-visible:opacity-100"
      >
        #
      </a>
    </Level>
  )
}
