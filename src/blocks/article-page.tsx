import Markdoc, { type RenderableTreeNode } from '@markdoc/markdoc'
import { namedAuthor, type AuthorFields } from '@/content/author'
import { documentOf } from '@/content/document'
import { entryPicture } from '@/content/pictures'
import { nestToc, tocHeadings } from '@/content/text'
import { faqPage } from '@/seo/json-ld/faq'
import { JsonLd } from '@/seo/json-ld/json-ld'
import { DocsLayout } from '@/site/article/docs-layout'
import { FormPageLayout, type ArticleEntry } from '@/site/article/form-page-layout'
import type { Step } from '@/site/breadcrumb'
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
  /** The way to the page. */
  steps?: Step[]
  components?: RenderContext['components']
}

/** A text of any folder of `content/` as an article, or as a form page (docs/contracts/layout-choice.md). */
export function ArticlePage({ entry, path, layout, hidden, steps, components, ...props }: Props) {
  const { data } = entry
  const { form = data.typeFormId } = props
  const { faqs } = data
  const { tree } = documentOf(entry)
  const article = tree.filter((node) => !isTag(node, 'Closing'))
  const render = (nodes: RenderableTreeNode[]) => renderTree(nodes, { faqs, components })
  const author = data.author === undefined ? undefined : namedAuthor(entry, data.author, data)
  const cover = data.cover === undefined ? undefined : entryPicture(entry, data.cover)
  if (layout === 'form-page' && form) {
    const hasSurvey = article.some((node) => isTag(node, 'Survey'))
    return (
      <FormPageLayout {...{ entry, path, author, form, hidden, hasSurvey }}>{render(article)}</FormPageLayout>
    )
  }
  return (
    <>
      {faqs && <JsonLd data={faqPage(faqs)} />}
      <DocsLayout
        title={data.title}
        steps={steps}
        author={author}
        updated={data.dateModified ?? data.date}
        cover={cover}
        toc={nestToc(tocHeadings(article))}
        file={entry.file}
      >
        {render(article)}
      </DocsLayout>
      {/* The closing is as wide as the page. */}
      {render(tree.filter((node) => isTag(node, 'Closing')))}
    </>
  )
}

function isTag(node: RenderableTreeNode, name: string): boolean {
  return Markdoc.Tag.isTag(node) && node.name === name
}
