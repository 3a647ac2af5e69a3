import clsx from 'clsx'
import { docsHref } from '@/config/external-links'
import { paths } from '@/config/paths'
import { GroupBar } from '@/site/group-bar'
import { featureGroups, type Feature, type FeatureGroup, type Illustration } from '@/site/features'
import { AnchorCase } from '@/ui/anchor-case.client'
import { breakable } from '@/ui/breakable'
import { CodeBlock } from '@/ui/code-block'
import { ArrowRight, ChevronDown } from '@/ui/icon'
import { SmartLink } from '@/ui/link'
import { ContractBlock } from './contract'
import { StudioScreen } from './studio-screens'
import styles from './features.module.css'

/** All features by groups, below a bar that stays above them and marks the group in view. */
export function Features() {
  const groups = featureGroups()
  return (
    <div>
      <GroupBar groups={groups.map(({ feats, ...group }) => ({ ...group, count: feats.length }))} />
      {groups.map((group, index) => (
        <GroupSection key={group.anchor} {...group} open={index === 0} />
      ))}
      <AnchorCase />
    </div>
  )
}

type GroupProps = FeatureGroup & { open: boolean }

/** A group: its name and drawing stay beside its features, the rows of a list. */
function GroupSection({ anchor, title, description, feats, illustration, open }: GroupProps) {
  return (
    <section aria-label={title} className="container-page py-8 last-of-type:pb-20 lg:py-14">
      <div id={anchor} className="grid gap-x-12 gap-y-6 lg:grid-cols-12">
        <div className="grid items-center gap-x-8 gap-y-4 max-lg:grid-cols-[minmax(0,1fr)_min(9.5rem,40%)] md:max-lg:grid-cols-[minmax(0,1fr)_15rem] lg:sticky lg:top-36 lg:col-span-4 lg:self-start">
          <h2 className="heading-section">{breakable(title)}</h2>
          <div className="md:max-lg:row-span-2 lg:order-last lg:pt-2">
            <Drawing {...illustration} />
            <p aria-hidden className="mt-3 text-sm text-muted max-md:hidden">
              {illustration.alt}
            </p>
          </div>
          <p className="text-lg text-pretty text-soft max-md:col-span-2 md:max-lg:self-start">
            {description}
          </p>
        </div>
        <div className="lg:col-span-8">
          {feats.map((feature, index) => (
            <Row key={feature.anchor} feature={feature} open={open && index === 0} />
          ))}
        </div>
      </div>
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
  const { anchor, title, summary, description, docsHref: docs, icon: Icon, exhibit } = feature
  return (
    <details
      open={open}
      data-wide={open ? '' : undefined}
      className="disclosure group border-t border-line-strong last:border-b"
    >
      <summary className="hover:*:text-accent">
        <span className="grid grow gap-x-8 sm:grid-cols-2 sm:items-baseline">
          <h3 id={anchor} className="flex items-baseline gap-3 text-lg font-semibold tracking-tight">
            <Icon size={20} className="relative top-1 text-accent" />
            <span>{title}</span>
          </h3>
          <span className="pl-8 font-normal text-muted max-sm:text-sm sm:pl-0">{summary}</span>
        </span>
        <ChevronDown size={16} className="sm:-ms-8" />
      </summary>
      <div className="grid grid-cols-1 gap-x-8 gap-y-6 pt-1 pb-9 sm:grid-cols-2 sm:pl-8">
        <div className="sm:-mr-4 lg:mr-0">
          <p className="text-pretty text-text/80">{description}</p>
          <p className="mt-3 flex items-center gap-6 text-sm *:touch-target *:py-1">
            <SmartLink
              href={docsHref(docs)}
              className="underline decoration-line-strong underline-offset-4 hover:decoration-coral"
            >
              Documentation<span className="sr-only"> of {title}</span>
            </SmartLink>
            <a href={`#${anchor}`} className="text-muted hover:text-accent">
              Link to this feature<span className="sr-only">, {title}</span>
            </a>
          </p>
        </div>
        <ul className="grid content-start gap-4 text-body-sm leading-relaxed *:border-l *:border-line-strong *:pl-4">
          {feature.highlights.map((highlight) => (
            <Highlight key={highlight.title} {...highlight} />
          ))}
        </ul>
        {feature.illustrations.map((picture) => (
          <figure key={picture.alt} className="sm:col-span-2">
            <div className="@container rounded-card border border-line bg-raised/60 px-2 py-3 lg:p-5">
              <Drawing {...picture} />
            </div>
            {picture.caption && (
              <figcaption className="mt-2.5 text-sm text-muted">{picture.caption}</figcaption>
            )}
          </figure>
        ))}
        {exhibit && <div className="sm:col-span-2">{exhibits[exhibit]}</div>}
        {feature.codeSnippets?.map(({ content, filename, ...listing }) => (
          <div key={filename} className="min-w-0 sm:col-span-2">
            <CodeBlock {...listing} filename={`${title}: ${filename}`} code={content} />
          </div>
        ))}
      </div>
    </details>
  )
}

/** A drawing, inlined so that it uses the page's colors and font. */
function Drawing({ alt, drawing }: Illustration) {
  return (
    <svg
      viewBox={drawing.viewBox}
      role="img"
      aria-label={alt}
      fill="none"
      className={clsx('mx-auto block h-auto w-full max-w-[34rem] font-mono', styles.drawing)}
      dangerouslySetInnerHTML={{ __html: drawing.markup }}
    />
  )
}

function Highlight({ title, description, href }: Feature['highlights'][number]) {
  return (
    <li>
      {href ? (
        <SmartLink
          href={href}
          className="group touch-target inline-flex items-center gap-1.5 font-medium hover:text-accent"
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
