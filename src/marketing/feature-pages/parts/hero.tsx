import clsx from 'clsx'
import type { ReactNode } from 'react'
import { columnClasses, type Columns } from '@/ui/columns'
import type { FeaturePage } from '../pages'
import { HeroText, type HeroTextLayout } from './hero-text'

type Props = {
  page: FeaturePage
  children: ReactNode
} & (
  | { layout: HeroTextLayout }
  /** Text and picture side by side, the picture on the right unless `mirrored`. */
  | { columns: Columns; mirrored?: boolean }
)

/** The head of a feature page: its text, and the picture or demo that the page is about. */
export function FeatureHero({ page, children, ...layout }: Props) {
  const beside = 'columns' in layout
  return (
    <section
      className={clsx(
        'container-page pt-14 pb-16 md:pt-20 md:pb-24',
        beside && ['grid grid-cols-1 items-center gap-x-16 gap-y-12', columnClasses[layout.columns]],
      )}
    >
      {beside ? (
        <HeroText page={page} className={clsx(layout.mirrored && 'lg:order-2')} />
      ) : (
        <HeroText page={page} layout={layout.layout} />
      )}
      {children}
    </section>
  )
}
