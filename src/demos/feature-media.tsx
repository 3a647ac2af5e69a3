import clsx from 'clsx'
import type { Feature, Illustration } from '@/site/features'
import { CodeBlock } from '@/ui/code-block'
import { ChevronDown } from '@/ui/icon'
import styles from './features.module.css'

type Media = { pictures: Illustration[]; listings: NonNullable<Feature['codeSnippets']> }

/** The pictures and listings of a feature: those that its layout shows at once, and those that it folds. */
export function mediaOf(
  feature: Pick<Feature, 'layout' | 'exhibit' | 'illustrations' | 'codeSnippets'>,
): Record<'shown' | 'folded', Media> {
  const { layout, exhibit, illustrations: pictures, codeSnippets: listings = [] } = feature
  const showsPictures = ['split', 'wide', 'figure'].includes(layout) || (layout === 'mirrored' && !exhibit)
  const showsListings = layout === 'split'
  return {
    shown: { pictures: showsPictures ? pictures : [], listings: showsListings ? listings : [] },
    folded: { pictures: showsPictures ? [] : pictures, listings: showsListings ? [] : listings },
  }
}

const names: Partial<Record<string, string>> = {
  bash: 'commands',
  graphql: 'schema',
  http: 'request',
  yaml: 'configuration',
}
const list = new Intl.ListFormat('en', { type: 'conjunction' })

/** What is folded, in words, such as "drawing and configuration". */
function nameOf({ pictures, listings }: Media): string {
  const kinds = listings.map(({ language }) => names[language] ?? 'listing')
  return list.format(new Set([...(pictures.length > 0 ? ['drawing'] : []), ...kinds]))
}

/** Pictures and listings of a feature behind a button. */
export function More({ title, media }: { title: string; media: Media }) {
  return (
    <details className="group/more">
      <summary
        data-chrome
        className="flex w-fit cursor-pointer list-none items-center gap-2 py-1 text-sm font-medium text-accent underline-offset-4 hover:underline [&::-webkit-details-marker]:hidden"
      >
        <ChevronDown size={16} className="transition-[rotate] group-open/more:rotate-180" />
        <span>
          <span className="group-open/more:hidden">Show</span>
          <span className="hidden group-open/more:inline">Hide</span> {nameOf(media)}
          <span className="sr-only"> of {title}</span>
        </span>
      </summary>
      <div className="mt-4 grid grid-cols-1 gap-5">
        <Pictures pictures={media.pictures} />
        <Listings listings={media.listings} />
      </div>
    </details>
  )
}

export function Listings({ listings, className }: Pick<Media, 'listings'> & { className?: string }) {
  return (
    <div className={clsx('grid grid-cols-1 content-start gap-5 empty:hidden', className)}>
      {listings.map(({ filename, language, content, highlight }) => (
        <CodeBlock
          key={filename}
          filename={filename}
          language={language}
          code={content}
          highlight={highlight}
        />
      ))}
    </div>
  )
}

export function Pictures({ pictures, className }: Pick<Media, 'pictures'> & { className?: string }) {
  return (
    <div className={clsx('grid content-start gap-5 empty:hidden', className)}>
      {pictures.map((picture) => (
        <figure key={picture.alt}>
          <div className="@container rounded-card border border-line bg-raised/60 px-2 py-3 sm:p-5">
            <Figure {...picture} />
          </div>
          {picture.caption && (
            <figcaption className="mt-2.5 text-sm text-muted">{picture.caption}</figcaption>
          )}
        </figure>
      ))}
    </div>
  )
}

/** A drawing, inlined so that it uses the page's colors and font. */
export function Figure({ alt, drawing }: Illustration) {
  return (
    <svg
      viewBox={drawing.viewBox}
      role="img"
      aria-label={alt}
      fill="none"
      className={clsx('block h-auto w-full font-mono', styles.drawing)}
      dangerouslySetInnerHTML={{ __html: drawing.markup }}
    />
  )
}
