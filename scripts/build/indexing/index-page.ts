import type { Element, Root } from 'hast'
import { fromParse5 } from 'hast-util-from-parse5'
import { parseFragment } from 'parse5'
import { absoluteUrl } from '@/config/site'
import type { SiteUrl } from '@/content/types'
import { originalImage } from '@/next/paths'
import { contentOf } from './content'
import { markdownOf } from './markdown'
import { entriesOf, kindOf } from './search-entries'
import { attribute, childElements, isTag } from './tree'

/** What search and crawlers need from a built page. Text only: the parsed trees of a thousand pages would fill the memory. */
export type IndexedPage = ReturnType<typeof indexPage>

/** Indexes a built page. Throws when its HTML has no `<main>`. */
export function indexPage(url: SiteUrl, html: string) {
  const { main, ...head } = parsePage(html, url.path)
  const content = contentOf(main, absoluteUrl(url.path))
  return {
    ...head,
    url,
    kind: kindOf(url.path),
    markdown: markdownOf(content),
    entries: entriesOf(url, head.description, content),
    /** Absolute addresses. */
    pictures: [...new Set(picturesOf(main))],
  }
}

const wanted = /"(?:og:title|description|author|canonical)"/

/** Metadata of a built page, and its main part. Throws an error that names `path` when it has no `<main>`. */
export function parsePage(html: string, path = 'The page') {
  // Parse only these parts: the rest is more than half of a document.
  const tags = html.slice(0, html.indexOf('</head>')).match(/<(?:meta|link)\b[^>]*>/g) ?? []
  const head = childElements(parse(tags.filter((tag) => wanted.test(tag)).join('')))
  const metaOf = (name: string) =>
    head
      .filter((tag) => attribute(tag, 'name') === name || attribute(tag, 'property') === name)
      .map((tag) => attribute(tag, 'content') ?? '')
  const canonical = head.find((tag) => attribute(tag, 'rel') === 'canonical')
  const start = html.indexOf('<main')
  const [main] = start < 0 ? [] : childElements(parse(html.slice(start, html.indexOf('</main>', start))))
  if (!main) throw new Error(`${path} has no <main>.`)
  return {
    title: metaOf('og:title')[0] ?? '',
    description: metaOf('description')[0] ?? '',
    canonical: (canonical && attribute(canonical, 'href')) ?? '',
    /** Names. */
    authors: metaOf('author'),
    main,
  }
}

/* hast-util-from-html would also record the source position of every element, which costs time and memory. */
function parse(html: string): Root {
  return fromParse5(parseFragment(html)) as Root
}

/** Narrower pictures are avatars and logos. */
const minWidth = 200

/** Absolute addresses of a page's own pictures, without those in previews of other pages (`data-preview`). */
export function picturesOf(element: Element): string[] {
  return childElements(element).flatMap((child) => {
    if (child.properties.dataPreview !== undefined) return []
    // Drawings are inline SVG; their link leads to the file.
    if (child.properties.dataViewer !== undefined && childElements(child, 'svg').length > 0)
      return [absoluteUrl(attribute(child, 'href') ?? '')]
    if (!isTag(child, 'img')) return picturesOf(child)
    const source = originalImage(attribute(child, 'src') ?? '')
    const wide = Number(attribute(child, 'width') ?? 0) >= minWidth
    return wide && source.startsWith('/') ? [absoluteUrl(source)] : []
  })
}
