import type { ReactNode } from 'react'
import { site } from '@/config/site'
import type { Picture as PictureData } from '@/content/pictures'
import { displayPath } from '@/content/source'
import type { TocEntry } from '@/content/text'
import { formatDate } from '@/lib/dates'
import { SmartLink } from '@/ui/link'
import { Prose } from '@/ui/prose'
import { Breadcrumb, type Step } from '../breadcrumb'
import { Cover } from './picture-link'
import { Toc, TocDisclosure } from './toc'
import { PictureViewer } from './viewer/picture-viewer.client'

type Props = {
  title: string
  lead?: string
  /** The way to the page, shown where other pages are above it. */
  steps?: Step[]
  author?: { name: string; href: string }
  updated?: string
  cover?: PictureData
  toc: TocEntry[]
  /** Content file, for "Edit this page". */
  file: string
  children: ReactNode
}

/** The generic article layout (docs/contracts/layout-choice.md#order): title, cover, body, table of contents. */
export function DocsLayout({ title, lead, steps = [], author, updated, cover, toc, file, children }: Props) {
  return (
    <div className="container-page py-12 lg:grid lg:grid-cols-[minmax(0,1fr)_15rem] lg:gap-16 lg:py-20">
      <article className="mx-auto w-full max-w-[46rem] min-w-0 lg:mx-0">
        <header className="mb-10 border-b border-line pb-8">
          {steps.length > 1 && <Breadcrumb steps={steps} className="mb-5" />}
          <h1 className="heading-article">{title}</h1>
          {lead && <p className="mt-4 text-lg text-soft">{lead}</p>}
          {(author ?? updated) && (
            <p className="mt-4 text-sm text-muted">
              {author && (
                <>
                  By{' '}
                  <SmartLink href={author.href} className="hover:text-text">
                    {author.name}
                  </SmartLink>
                  {updated && '. '}
                </>
              )}
              {updated && (
                <>
                  Last updated on <time dateTime={updated}>{formatDate(updated)}</time>
                </>
              )}
            </p>
          )}
        </header>
        {cover && <Cover cover={cover} sizes="(min-width: 768px) 736px, 100vw" className="mb-10" />}
        <TocDisclosure entries={toc} />
        <Prose>{children}</Prose>
        <PictureViewer />
        {site.repo && (
          <p className="mt-12 border-t border-line pt-6 text-sm">
            <SmartLink
              href={`${site.repo.editUrl}/${displayPath(file)}`}
              className="text-muted hover:text-text"
            >
              Edit this page
            </SmartLink>
          </p>
        )}
      </article>
      <aside className="hidden lg:block">
        <div className="sticky top-28 max-h-[calc(100dvh-8rem)] overflow-y-auto pb-4">
          <Toc entries={toc} />
        </div>
      </aside>
    </div>
  )
}
