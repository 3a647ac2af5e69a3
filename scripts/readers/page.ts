import type { Element, Root } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { attribute, elements, find, isTag } from './tree'

/** What a built page says of itself, and its main part. */
export type ReadPage = {
  title: string
  description: string
  canonical: string
  noindex: boolean
  /** Names. */
  authors: string[]
  main: Element
}

/** Reads a built HTML document. Throws when it has no main part. */
export function readPage(html: string): ReadPage {
  // The router's payload behind the page is larger than the page; nothing of it is needed here.
  const start = html.indexOf('<main')
  const root = fromHtml(html.slice(0, html.indexOf('</head>')))
  const body = fromHtml(html.slice(start, html.indexOf('</main>', start)), { fragment: true })
  const main = find(body, (element) => isTag(element, 'main'))
  if (start < 0 || !main) throw new Error('The page has no <main>.')
  return {
    title: metaOf(root, 'og:title')[0] ?? '',
    description: metaOf(root, 'description')[0] ?? '',
    canonical: canonicalOf(root),
    noindex: metaOf(root, 'robots').some((content) => content.includes('noindex')),
    authors: metaOf(root, 'author'),
    main,
  }
}

function metaOf(root: Root, name: string): string[] {
  return [...elements(root)].flatMap((element) =>
    isTag(element, 'meta') && (attribute(element, 'name') === name || attribute(element, 'property') === name)
      ? [attribute(element, 'content') ?? '']
      : [],
  )
}

function canonicalOf(root: Root): string {
  const link = find(root, (element) => isTag(element, 'link') && attribute(element, 'rel') === 'canonical')
  return (link && attribute(link, 'href')) ?? ''
}
