import clsx from 'clsx'
import { docsHref } from '@/config/external-links'
import { featureByTitle } from '@/marketing/features/features'
import { Breadcrumb } from '@/site/breadcrumb'
import { nav } from '@/site/navigation'
import { SignUpButton } from '@/site/sign-up-button'
import { ButtonLink } from '@/ui/button-link'
import type { FeaturePage } from '../pages'

/** In a column, centered, the heading beside the rest, or the heading over the whole width above it. */
export type HeroTextLayout = 'column' | 'center' | 'split' | 'wide'

type Props = {
  page: FeaturePage
  layout?: HeroTextLayout
  className?: string
}

/** Breadcrumb, heading, lead, and buttons to sign up and to the docs. */
export function HeroText({ page, layout = 'column', className }: Props) {
  const centered = layout === 'center'
  const split = layout === 'split'
  const wide = layout === 'wide'
  return (
    <div className={clsx(centered && 'mx-auto max-w-[46rem] text-center', className)}>
      <Breadcrumb
        steps={[
          { name: nav.cosmo.label, path: nav.cosmo.url },
          { name: nav.features.label, path: nav.features.url },
          { name: page.name, path: page.path },
        ]}
        className={clsx(centered && 'justify-center')}
      />
      <div
        className={clsx(
          'mt-5',
          split && 'grid gap-x-16 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:items-end',
        )}
      >
        <h1 className="text-4xl leading-[1.07] font-semibold tracking-[-0.03em] text-balance sm:text-5xl lg:text-display">
          {page.heading}
        </h1>
        <div className={clsx(wide && 'items-end justify-between gap-16 lg:flex')}>
          <p
            className={clsx(
              'mt-6 max-w-[40rem] text-lg text-pretty text-muted',
              centered && 'mx-auto',
              split && 'lg:mt-1',
            )}
          >
            {page.lead}
          </p>
          <div className={clsx('actions mt-7', centered && 'justify-center')}>
            <SignUpButton />
            <ButtonLink href={docsHref(featureByTitle(page.feature).docsHref)} variant="secondary">
              Read the docs
            </ButtonLink>
          </div>
        </div>
      </div>
    </div>
  )
}
