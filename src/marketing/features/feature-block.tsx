import clsx from 'clsx'
import type { ReactNode } from 'react'
import { docsHref } from '@/config/external-links'
import { ArrowRight, BookOpen } from '@/ui/icon'
import { SmartLink } from '@/ui/link'
import type { Feature } from './features'
import styles from './fold.module.css'
import { Illustration } from './illustration'
import { Listings } from './listings'

/** One feature with its anchor: description, pictures and listings, and below them what the feature can be tried with. */
export function FeatureBlock({ feature, children }: { feature: Feature; children?: ReactNode }) {
  const { anchor, title, description, docsHref: docs, icon: Icon, codeSnippets, illustrations } = feature
  const hasMedia = illustrations.length > 0 || codeSnippets !== undefined
  const hasBoth = illustrations.length > 0 && codeSnippets !== undefined
  return (
    <article
      aria-labelledby={anchor}
      className={clsx('border-t border-line py-12 md:py-14', hasMedia ? styles.withMedia : styles.feature)}
    >
      <div className={clsx('grid gap-x-12 gap-y-8', hasMedia && 'xl:grid-cols-2')}>
        <div className={clsx(!hasMedia && 'max-w-[40rem]')}>
          <h3 id={anchor} className="group/title flex items-start gap-3 text-xl font-semibold tracking-tight">
            <Icon size={20} className="mt-1 shrink-0 text-accent" />
            <span>
              {title}
              <a
                href={`#${anchor}`}
                aria-label={`Link to ${title}`}
                className="ml-0.5 px-1.5 font-normal text-muted opacity-0 transition-opacity group-hover/title:opacity-100 hover:text-accent focus-visible:opacity-100"
              >
                #
              </a>
            </span>
          </h3>
          <p className="mt-4 text-pretty text-muted">{description}</p>
          <SmartLink
            href={docsHref(docs)}
            className="mt-3.5 inline-flex items-center gap-2 py-0.5 text-sm text-text underline decoration-line-strong underline-offset-4 hover:decoration-coral"
          >
            <BookOpen size={15} className="text-muted" />
            Documentation<span className="sr-only"> of {title}</span>
          </SmartLink>
          {hasMedia && <Highlights feature={feature} />}
        </div>
        {hasMedia ? (
          <div
            className={clsx(
              'grid min-w-0 grid-cols-1 content-start gap-6',
              hasBoth && 'md:max-xl:grid-cols-2',
            )}
          >
            {illustrations.map((illustration) => (
              <Illustration key={illustration.alt} {...illustration} />
            ))}
            {codeSnippets && (
              <Listings snippets={codeSnippets} label={`Listings for ${title}`} className="min-w-0" />
            )}
          </div>
        ) : (
          <Highlights feature={feature} wide />
        )}
      </div>
      {children && <div className="mt-10">{children}</div>}
    </article>
  )
}

function Highlights({ feature: { highlights }, wide = false }: { feature: Feature; wide?: boolean }) {
  return (
    <ul className={clsx('grid gap-5', wide ? 'sm:grid-cols-2 xl:grid-cols-3 xl:gap-8' : 'mt-7')}>
      {highlights.map(({ title, description, href }) => (
        <li key={title} className="border-l border-line-strong pl-4 text-body-sm leading-relaxed">
          <p className="font-medium">
            {href ? (
              <SmartLink href={href} className="group inline-flex items-center gap-1.5 hover:text-accent">
                {title}
                <ArrowRight
                  size={14}
                  className="text-accent transition-transform group-hover:translate-x-0.5"
                />
              </SmartLink>
            ) : (
              title
            )}
          </p>
          <p className="text-muted">{description}</p>
        </li>
      ))}
    </ul>
  )
}
