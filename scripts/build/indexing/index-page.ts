import type { Element, Root } from 'hast'
import { fromParse5 } from 'hast-util-from-parse5'
import { parseFragment } from 'parse5'
import { absoluteUrl } from '@/config/site'
import type { SiteUrl } from '@/content/urls'
import type { Entry } from '@/search/entry'
import { contentOf } from './content'
import { entriesOf, kindOf } from './search-entries'
import type { ListedPage } from './llms'
import { markdownOf } from './markdown'
import { picturesOf } from './sitemap'
import { attribute, elements, find, isTag } from './tree'

/** What search and crawlers need from a built page. Text only: the parsed trees of a thousand pages would fill the memory. */
export type IndexedPage = {
  url: SiteUrl
  canonical: string
  authors: string[]
  listed: ListedPage
  entries: Entry[]
  /** Absolute addresses. */
  pictures: string[]
}

/** Indexes a built page. Throws when its HTML has no `<main>`. */
export function indexPage(url: SiteUrl, html: string): IndexedPage {
  const { title, description, canonical, authors, main } = parsePage(html, url.path)
  const content = contentOf(main, absoluteUrl(url.path))
  return {
    url,
    canonical,
    authors,
    listed: { path: url.path, kind: kindOf(url.path), title, description, markdown: markdownOf(content) },
    entries: entriesOf(url, description, content),
    pictures: [...new Set(picturesOf(main, url.path))],
  }
}

/** Metadata of a built page, and its main part. */
type ParsedPage = {
  title: string
  description: string
  canonical: string
  /** Names. */
  authors: string[]
  main: Element
}

const wanted = /"(?:og:title|description|author|canonical)"/

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
