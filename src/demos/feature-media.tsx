import clsx from 'clsx'
import type { Feature, Illustration } from '@/site/features'
import { CodeBlock } from '@/ui/code-block'
import { ChevronDown } from '@/ui/icon'
import styles from './features.module.css'

type Listings = NonNullable<Feature['codeSnippets']>

/** Listings of a feature behind a button, which shows the picture beside them too where the page is wide. */
export function More({ title, picture, listings }: { title: string; picture: boolean; listings: Listings }) {
  return (
    <details
      className={clsx(
        'group/more contents open:details-content:basis-full',
        !listings.length && 'max-md:hidden',
      )}
    >
      <summary
        data-chrome
        className="flex w-fit cursor-pointer list-none items-center gap-2 py-1 text-sm font-medium text-accent underline-offset-4 hover:underline [&::-webkit-details-marker]:hidden"
      >
        <ChevronDown size={16} className="transition-[rotate] group-open/more:rotate-180" />
        <span>
          <span className="group-open/more:hidden">Show</span>
          <span className="hidden group-open/more:inline">Hide</span> {listings.length > 0 && 'code'}
          {picture && (listings.length > 0 ? <span className="max-md:hidden"> and drawing</span> : 'drawing')}
          <span className="sr-only"> of {title}</span>
        </span>
      </summary>
      <div className="mt-4 grid grid-cols-1 gap-5 empty:hidden lg:flex lg:flex-wrap lg:items-start lg:*:min-w-0 lg:*:grow">
        {listings.map(({ content, filename, ...listing }) => (
          <CodeBlock key={filename} {...listing} filename={`${title}: ${filename}`} code={content} />
        ))}
      </div>
    </details>
  )
}

export function Pictures({ pictures, className }: { pictures: Illustration[]; className?: string }) {
  return (
    <div className={clsx('grid content-start gap-5 empty:hidden', className)}>
      {pictures.map((picture) => (
        <figure key={picture.alt}>
          <div className="@container rounded-card border border-line bg-raised/60 px-2 py-3 lg:p-5">
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
