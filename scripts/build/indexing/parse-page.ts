import type { Element, Root } from 'hast'
import { fromParse5 } from 'hast-util-from-parse5'
import { parseFragment } from 'parse5'
import { attribute, elements, find, isTag } from './tree'

/** Metadata of a built page, and its main part. */
type ParsedPage = {
  title: string
  description: string
  canonical: string
  noindex: boolean
  /** Names. */
  authors: string[]
  main: Element
}

const wanted = /"(?:og:title|description|robots|author|canonical)"/

/** Parses a built document. Throws an error that names `path` when it has no `<main>`. */
export function parsePage(html: string, path = 'The page'): ParsedPage {
  // Parse only these parts: the rest is more than half of a document.
  const start = html.indexOf('<main')
  const head = html.slice(0, html.indexOf('</head>')).match(/<(?:meta|link)\b[^>]*>/g) ?? []
  const root = parse(head.filter((tag) => wanted.test(tag)).join(''))
  const body = parse(html.slice(start, html.indexOf('</main>', start)))
  const main = find(body, (element) => isTag(element, 'main'))
  if (start < 0 || !main) throw new Error(`${path} has no <main>.`)
  return {
    title: metaOf(root, 'og:title')[0] ?? '',
    description: metaOf(root, 'description')[0] ?? '',
    canonical: canonicalOf(root),
    noindex: metaOf(root, 'robots').some((content) => content.includes('noindex')),
    authors: metaOf(root, 'author'),
    main,
  }
}

/* hast-util-from-html would also record the source position of every element, which costs time and memory. */
function parse(html: string): Root {
  return fromParse5(parseFragment(html)) as Root
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
