import Markdoc, { type RenderableTreeNode } from '@markdoc/markdoc'
import { site } from '@/config/site'
import { namedAuthor, type AuthorFields } from '@/content/author'
import { documentOf } from '@/content/document'
import { entryPicture } from '@/content/pictures'
import { displayPath } from '@/content/source'
import { nestToc, tocHeadings } from '@/content/text'
import { formatDate } from '@/lib/dates'
import { faqPage } from '@/seo/json-ld/faq'
import { JsonLd } from '@/seo/json-ld/json-ld'
import { FormPageLayout, type ArticleEntry } from '@/site/article/form-page-layout'
import { coverLabel, PictureLink } from '@/site/article/picture-link'
import { TocAside, TocBar } from '@/site/article/toc'
import { PictureViewer } from '@/site/article/viewer/picture-viewer.client'
import { Breadcrumb, type Step } from '@/site/breadcrumb'
import { SmartLink } from '@/ui/link'
import { Picture } from '@/ui/picture'
import { Prose } from '@/ui/prose'
import { renderTree, type RenderContext } from './render'

type Props = {
  entry: ArticleEntry & {
    data: AuthorFields & { author?: string; faqs?: RenderContext['faqs']; typeFormId?: string }
  }
  path: string
  /** The layout that was chosen (src/content/layout.ts). */
  layout: string
  /** The form of a form page; by default that of the front matter. */
  form?: string
  hidden?: Record<string, string>
  /** The way to the page, shown where other pages are above it. */
  steps?: Step[]
  components?: RenderContext['components']
}

/** A text of any folder of `content/` as an article or as a form page (docs/contracts/layout-choice.md). */
export function ArticlePage({ entry, path, layout, hidden, steps = [], components, ...props }: Props) {
  const { data } = entry
  const { form = data.typeFormId } = props
  const { faqs } = data
  const { tree } = documentOf(entry)
  const article = tree.filter((node) => !isTag(node, 'Closing'))
  const render = (nodes: RenderableTreeNode[]) => renderTree(nodes, { faqs, components })
  const author = data.author === undefined ? undefined : namedAuthor(entry, data.author, data)
  if (layout === 'form-page' && form) {
    const hasSurvey = article.some((node) => isTag(node, 'Survey'))
    return (
      <FormPageLayout {...{ entry, path, author, form, hidden, hasSurvey }}>{render(article)}</FormPageLayout>
    )
  }
  const cover = data.cover === undefined ? undefined : entryPicture(entry, data.cover)
  const updated = data.dateModified ?? data.date
  const toc = nestToc(tocHeadings(article))
  return (
    <>
      {faqs && <JsonLd data={faqPage(faqs)} />}
      <div
        className={`container-page py-12 lg:py-20 ${toc.length > 0 ? 'gap-12 lg:grid lg:grid-cols-[15rem_minmax(0,46rem)] xl:gap-24' : ''}`}
      >
        <TocAside entries={toc} />
        <article className="min-w-0">
          <header className="mb-10 border-b border-line pb-8">
            {steps.length > 1 && <Breadcrumb steps={steps} className="mb-5" />}
            <h1 className="heading-article">{data.title}</h1>
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
          {cover && (
            <PictureLink picture={cover} label={coverLabel} className="mb-10 rounded-card">
              <Picture
                {...cover}
                sizes="(min-width: 768px) 736px, 100vw"
                alt=""
                className="h-auto w-full rounded-card"
              />
            </PictureLink>
          )}
          <TocBar entries={toc} />
          <Prose className="[--drawing-scale:1] [&>.disclosure]:max-w-none">{render(article)}</Prose>
          <PictureViewer />
          {site.repo && (
            <p className="mt-12 border-t border-line pt-6 text-sm">
              <SmartLink
                href={`${site.repo.editUrl}/${displayPath(entry.file)}`}
                className="text-muted hover:text-text"
              >
                Edit this page
              </SmartLink>
            </p>
          )}
        </article>
      </div>
      {/* The closing is as wide as the page. */}
      {render(tree.filter((node) => isTag(node, 'Closing')))}
    </>
  )
}

function isTag(node: RenderableTreeNode, name: string): boolean {
  return Markdoc.Tag.isTag(node) && node.name === name
}
