import clsx from 'clsx'
import { docsHref } from '@/config/external-links'
import { paths } from '@/config/paths'
import { TocSpy } from '@/site/article/toc-spy.client'
import { featureGroups, type Feature, type FeatureGroup, type Illustration } from '@/site/features'
import { AnchorCase } from '@/ui/anchor-case.client'
import { breakable } from '@/ui/breakable'
import { CodeBlock } from '@/ui/code-block'
import { ArrowRight, ChevronDown } from '@/ui/icon'
import { SmartLink } from '@/ui/link'
import { ContractBlock } from './contract'
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

/** A group: its features are the rows of a list. The browser opens one for a find in the page. */
function GroupSection({ anchor, title, description, feats }: FeatureGroup) {
  return (
    <section aria-labelledby={anchor} className="container-page py-8 last-of-type:pb-20 lg:py-14">
      <div className="mb-6 grid gap-3 lg:mb-8 lg:grid-cols-12 lg:items-baseline lg:gap-12">
        <h2 id={anchor} className="heading-section lg:col-span-5">
          {breakable(title)}
        </h2>
        <p className="max-w-[44rem] text-lg text-pretty text-soft lg:col-span-7 lg:text-xl lg:leading-relaxed">
          {description}
        </p>
      </div>
      {feats.map((feature, index) => (
        <Row key={feature.anchor} feature={feature} open={index === 0} />
      ))}
    </section>
  )
}

const exhibits = {
  check: <StudioScreen screen="check" />,
  contract: <ContractBlock />,
  trace: <StudioScreen screen="trace" />,
}

/** One feature with its anchor: a row with its name, which unfolds its text, picture, and listings. */
function Row({ feature, open }: { feature: Feature; open: boolean }) {
  const { anchor, title, summary, description, docsHref: docs, icon: Icon, exhibit, illustrations } = feature
  const listings = feature.codeSnippets?.map(({ content, filename, ...listing }) => (
    <CodeBlock key={filename} {...listing} filename={`${title}: ${filename}`} code={content} />
  ))
  const pictured = illustrations.length > 0 || exhibit
  const wide = exhibit === 'contract'
  const beside = !wide && (pictured || listings)
  const highlights = (
    <ul className="grid gap-5 text-body-sm leading-relaxed *:border-l *:border-line-strong *:pl-4">
      {feature.highlights.map((highlight) => (
        <Highlight key={highlight.title} {...highlight} />
      ))}
    </ul>
  )
  return (
    <details open={open} className="disclosure group border-t border-line-strong last:border-b">
      <summary className="py-4.5 hover:*:text-accent">
        <span className="grid grow gap-x-12 lg:grid-cols-12 lg:items-baseline">
          <h3 id={anchor} className="flex gap-3 text-lg font-semibold tracking-tight lg:col-span-5">
            <Icon size={20} className="mt-1 text-accent" />
            {title}
          </h3>
          <span className="pl-8 font-normal text-muted max-lg:text-sm lg:col-span-7 lg:pl-0">{summary}</span>
        </span>
        <ChevronDown size={16} className="lg:-ms-8" />
      </summary>
      <div className="grid grid-cols-1 gap-8 pt-1 pb-8 lg:grid-cols-12 lg:gap-12 lg:pb-12">
        <div className="grid content-start gap-5 lg:col-span-5 lg:pl-8">
          <p className="text-pretty text-text/80 md:text-lg">{description}</p>
          {beside && highlights}
          <p className="flex items-center gap-6 text-sm *:py-1">
            <SmartLink
              href={docsHref(docs)}
              className="underline decoration-line-strong underline-offset-4 hover:decoration-coral"
            >
              Documentation<span className="sr-only"> of {title}</span>
            </SmartLink>
            <a href={`#${anchor}`} aria-label={`Link to ${title}`} className="text-muted hover:text-accent">
              #
            </a>
          </p>
        </div>
        {!beside && <div className="lg:col-span-7">{highlights}</div>}
        <div
          className={clsx(
            'grid min-w-0 content-start gap-5 empty:hidden',
            wide ? 'lg:col-span-full' : 'lg:col-span-7',
          )}
        >
          {illustrations.map((picture) => (
            <Picture key={picture.alt} {...picture} />
          ))}
          {exhibit && exhibits[exhibit]}
          {pictured && listings ? (
            <details className="group/code">
              <summary className="flex w-fit cursor-pointer list-none items-center gap-2 py-1 text-sm font-medium text-accent underline-offset-4 hover:underline [&::-webkit-details-marker]:hidden">
                <ChevronDown size={16} className="transition-[rotate] group-open/code:rotate-180" />
                <span>
                  Code<span className="sr-only"> of {title}</span>
                </span>
              </summary>
              <div className="mt-4 grid gap-5">{listings}</div>
            </details>
          ) : (
            listings
          )}
        </div>
      </div>
    </details>
  )
}

/** A drawing in a frame, inlined so that it uses the page's colors and font. */
function Picture({ alt, drawing, caption }: Illustration) {
  return (
    <figure>
      <div className="@container rounded-card border border-line bg-raised/60 px-2 py-3 lg:p-5">
        <svg
          viewBox={drawing.viewBox}
          role="img"
          aria-label={alt}
          fill="none"
          className={clsx('block h-auto w-full font-mono', styles.drawing)}
          dangerouslySetInnerHTML={{ __html: drawing.markup }}
        />
      </div>
      {caption && <figcaption className="mt-2.5 text-sm text-muted">{caption}</figcaption>}
    </figure>
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
