import type { ReactNode } from 'react'

type Props = { id: string; level: number; children: ReactNode }

/** A heading of an article with a link to itself, shown on hover and focus. */
export function Heading({ id, level, children }: Props) {
  const Level = `h${level}` as 'h2'
  return (
    <Level id={id} className="group/heading relative">
      {children}
      <a
        href={`#${id}`}
        aria-label="Link to this section"
        className="ml-0.5 px-1.5 font-normal text-muted no-underline opacity-0 transition-opacity group-hover/heading:opacity-100 hover:text-accent focus-visible:opacity-100"
      >
        #
      </a>
    </Level>
  )
}
