import clsx from 'clsx'
import { docsHref } from '@/config/external-links'
import { paths } from '@/config/paths'
import { TocSpy } from '@/site/article/toc-spy.client'
import { featureGroups, type Feature, type FeatureGroup } from '@/site/features'
import { AnchorCase } from '@/ui/anchor-case.client'
import { breakable } from '@/ui/breakable'
import { ArrowRight, ChevronDown } from '@/ui/icon'
import { SmartLink } from '@/ui/link'
import { ContractBlock } from './contract'
import { Figure, More, Pictures } from './feature-media'
import { StudioScreen } from './studio-screens'
import styles from './features.module.css'

/** One column for each group; the last has the longest title. */
const columns = 'lg:grid-cols-[repeat(4,minmax(0,1fr))_12.5rem] xl:grid-cols-5'

/** All features by groups, below a bar that stays above them and marks the group in view. */
export function Features() {
  const groups = featureGroups()
  return (
    // The bar stays in view as long as this container.
    <div>
      <nav
        aria-label="Groups of features"
        data-toc
        className="sticky top-14 z-20 [scrollbar-width:none] overflow-x-auto border-y border-line bg-ground/90 backdrop-blur-md lg:top-16"
      >
        <ul
          className={`container-page flex gap-6 max-sm:justify-between max-sm:gap-3 lg:grid lg:gap-8 ${columns}`}
        >
          {groups.map(({ anchor, title, feats }) => (
            <li key={anchor}>
              <a
                href={`#${anchor}`}
                className="flex items-baseline gap-2 border-b-2 border-transparent pt-3 pb-2.5 text-sm font-medium whitespace-nowrap text-muted transition-colors hover:text-text aria-[current]:border-coral aria-[current]:text-text lg:pt-3.5 lg:pb-3"
              >
                {/* A phone shows what is before the first slash of a title, so that all groups are in view. */}
                <span>{breakable(title, 'max-sm:sr-only')}</span>
                <span className="font-mono text-caption text-muted max-sm:hidden">{feats.length}</span>
              </a>
            </li>
          ))}
        </ul>
        <TocSpy />
      </nav>
      <nav aria-label="All features" className={`container-page hidden gap-8 pt-4 pb-10 lg:grid ${columns}`}>
        {groups.map(({ anchor: group, feats }) => (
          <ul key={group} className="text-sm leading-snug text-muted">
            {feats.map(({ anchor, title }) => (
              <li key={anchor}>
                <a href={`#${anchor}`} className="block py-1.5 text-balance hover:text-text">
                  {title}
                </a>
              </li>
            ))}
          </ul>
        ))}
      </nav>
      {groups.map((group) => (
        <GroupSection key={group.anchor} {...group} />
      ))}
      <AnchorCase />
    </div>
  )
}

/** A group. Below 64rem its features are folded; the browser opens them for an anchor or a find in the page. */
function GroupSection({ anchor, title, description, feats, illustration }: FeatureGroup) {
  return (
    <section aria-labelledby={anchor} className="py-6 last-of-type:pb-16 lg:py-16">
      <div className="container-page">
        <div className="mb-6 grid gap-4 max-lg:grid-cols-[minmax(0,1fr)_min(9.5rem,40%)] max-md:items-center md:max-lg:grid-cols-2 md:max-lg:grid-rows-[auto_1fr] md:max-lg:gap-x-10 lg:mb-12 lg:grid-cols-3 lg:items-baseline lg:gap-12">
          <h2 id={anchor} className="heading-section">
            {breakable(title)}
          </h2>
          <div className="md:row-span-2 lg:hidden">
            <Figure {...illustration} />
          </div>
          <p className="col-span-2 max-w-[44rem] text-lg text-pretty text-soft md:max-lg:col-span-1 md:max-lg:self-start lg:text-xl lg:leading-relaxed">
            {description}
          </p>
        </div>
        <ul className="mb-5 grid gap-x-10 sm:grid-cols-2 lg:hidden">
          {feats.map(({ anchor: feature, title: name, summary, icon: Icon }) => (
            <li key={feature} className="border-t border-line">
              <a href={`#${feature}`} className="flex gap-3 py-2.5 hover:text-accent">
                <Icon size={18} className="mt-1 shrink-0 text-accent" />
                <span>
                  {name} <span className="block text-sm text-muted">{summary}</span>
                </span>
              </a>
            </li>
          ))}
        </ul>
        <details className={clsx(styles.fold, 'group/fold')}>
          <summary
            data-chrome
            className="flex cursor-pointer list-none items-center justify-between rounded-card border border-line-strong bg-raised px-4 py-3.5 font-medium group-open/fold:mb-3 hover:border-line-field [&::-webkit-details-marker]:hidden"
          >
            <span className="group-open/fold:hidden">Details of all {feats.length}</span>
            <span className="hidden group-open/fold:inline">Hide the features</span>
            <ChevronDown
              size={16}
              className="shrink-0 text-muted transition-[rotate] group-open/fold:rotate-180"
            />
          </summary>
          <div className="grid grid-cols-1 gap-11 md:gap-9">
            {feats.map((feature, index) => (
              <Block key={feature.anchor} feature={feature} lead={index === 0} />
            ))}
          </div>
        </details>
      </div>
    </section>
  )
}

const exhibits = {
  check: <StudioScreen screen="check" />,
  contract: <ContractBlock />,
  trace: <StudioScreen screen="trace" />,
}

/** One feature with its anchor. The first of a group leads it; the others are the rows of a list. */
function Block({ feature, lead }: { feature: Feature; lead: boolean }) {
  const { anchor, title, summary, description, docsHref: docs, icon: Icon, exhibit } = feature
  const { illustrations: pictures, codeSnippets: listings = [] } = feature
  const picture = pictures.length > 0 && !lead
  return (
    <article
      aria-labelledby={anchor}
      className={clsx(
        'grid grid-cols-1 content-start gap-7 border-t border-line-strong pt-6',
        lead ? 'md:grid-cols-2 md:gap-10 lg:grid-cols-12 lg:gap-12 lg:border-0 lg:pt-0' : styles.row,
      )}
    >
      <div className={clsx('grid content-start gap-5', lead ? 'lg:col-span-5' : 'md:contents')}>
        <div>
          <h3
            id={anchor}
            className={clsx('group flex gap-3 font-semibold tracking-tight', lead ? 'text-2xl' : 'text-lg')}
          >
            <Icon size={20} className={clsx('text-accent', lead ? 'mt-1.5' : 'mt-1')} />
            <span>
              {title}
              <a
                href={`#${anchor}`}
                aria-label={`Link to ${title}`}
                className="ml-0.5 px-1.5 font-normal text-muted opacity-0 transition-opacity group-hover:opacity-100 hover:text-accent focus-visible:opacity-100"
              >
                #
              </a>
            </span>
          </h3>
          {!lead && <p className="mt-1 pl-8 text-sm text-muted max-lg:hidden">{summary}</p>}
        </div>
        <p className={clsx('-mt-2.5 text-pretty text-text/80', lead ? 'md:text-lg' : styles.description)}>
          {description}
        </p>
        <ul
          className={clsx(
            'grid content-start leading-relaxed',
            lead ? 'gap-5 text-body-sm *:border-l *:border-line-strong *:pl-4' : styles.highlights,
          )}
        >
          {feature.highlights.map((highlight) => (
            <Highlight key={highlight.title} {...highlight} />
          ))}
        </ul>
        <div className={clsx('flex flex-wrap items-center gap-x-6 self-start', styles.more)}>
          <SmartLink
            href={docsHref(docs)}
            className="py-1 text-sm underline decoration-line-strong underline-offset-4 hover:decoration-coral"
          >
            Documentation<span className="sr-only"> of {title}</span>
          </SmartLink>
          {(listings.length > 0 || picture) && <More title={title} picture={picture} listings={listings} />}
        </div>
      </div>
      <Pictures pictures={pictures} className={lead ? 'lg:col-span-7' : styles.pictures} />
      {exhibit && (
        <div className={lead ? 'lg:col-span-7' : 'md:col-span-full md:mt-5'}>{exhibits[exhibit]}</div>
      )}
    </article>
  )
}

function Highlight({ title, description, href }: Feature['highlights'][number]) {
  return (
    <li>
      {href ? (
        <SmartLink
          href={href}
          className="group inline-flex items-center gap-1.5 font-medium hover:text-accent"
        >
          {title}
          <ArrowRight size={14} className="text-accent transition-transform group-hover:translate-x-0.5" />
        </SmartLink>
      ) : (
        <b className="font-medium">{title}</b>
      )}
      <p className="text-muted">{description}</p>
    </li>
  )
}

/** The features by group, each with a link to its text. */
export function FeatureLinks() {
  const groups = featureGroups()
  return (
    <ul className="gap-x-8 sm:max-lg:columns-2 lg:grid lg:grid-cols-5">
      {groups.map(({ anchor, title, feats }) => (
        <li key={anchor} className="break-inside-avoid sm:max-lg:pb-10">
          <h3 className="border-t border-line-strong pt-4 font-semibold">
            <SmartLink
              href={`${paths.features}#${anchor}`}
              className="flex items-center justify-between hover:text-accent max-sm:pb-4"
            >
              <span>{breakable(title)}</span>
              <ArrowRight size={16} className="text-muted sm:hidden" />
            </SmartLink>
          </h3>
          <ul className="mt-2 max-sm:hidden">
            {feats.map((feature) => (
              <li key={feature.anchor}>
                <SmartLink
                  href={`${paths.features}#${feature.anchor}`}
                  className="block py-1.5 text-body-sm text-muted hover:text-text"
                >
                  {feature.title}
                </SmartLink>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  )
}
