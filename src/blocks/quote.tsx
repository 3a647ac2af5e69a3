import type { ReactNode } from 'react'

type Props = { author: string; role?: string; children: ReactNode }

/** A quotation with name and role. */
export function Quote({ author, role, children }: Props) {
  return (
    <figure className="border-l-2 border-coral pl-6">
      <blockquote className="border-0 p-0 text-text">{children}</blockquote>
      <figcaption>
        {author}
        {role && `, ${role}`}
      </figcaption>
    </figure>
  )
}
