import type { ReactNode } from 'react'
import type { BlockAttributes } from '@/content/blocks'
import { Section as PageSection } from '@/ui/section'

type Props = BlockAttributes<'section'> & {
  id?: string
  heading: ReactNode
  /** The paragraphs below the heading. */
  intro: ReactNode
  /** What else belongs to the heading. */
  more: ReactNode
  children?: ReactNode
}

/** A section of a page: a heading with its paragraphs, and the blocks below or beside it. */
export function Section({ intro, more, lead, children, ...section }: Props) {
  return (
    <PageSection
      {...section}
      lead={intro && <div className="copy flow">{intro}</div>}
      leadBeside={lead === 'beside'}
      actions={more && <div className="copy flow mt-8">{more}</div>}
    >
      {children && (
        <div className="copy flow [&>:not(p,h3)+:not(p,h3)]:mt-8 [&>p]:text-muted">{children}</div>
      )}
    </PageSection>
  )
}
