import { parse } from 'node-html-parser'
import { absoluteUrl } from '@/config/site'
import type { SiteUrl } from '@/content/urls'

type Built = { xml: string; urls: SiteUrl[]; isFile: (path: string) => boolean }

/** Problems of the sitemap, which must list exactly the indexed pages, and pictures that exist. */
export function sitemapProblems({ xml, urls, isFile }: Built): string[] {
  const entries = parse(xml).querySelectorAll('url')
  const wanted = new Map(
    urls
      .filter((url) => url.indexed && url.canonical === undefined)
      .map((url) => [absoluteUrl(url.path), url]),
  )
  const listed = entries.map((entry) => textOf(entry.querySelector('loc')))
  return [
    ...(xml.startsWith('<?xml version="1.0" encoding="UTF-8"?>') ? [] : ['has no XML declaration']),
    ...listed.filter((loc) => !wanted.has(loc)).map((loc) => `lists ${loc}, which is not indexed`),
    ...[...wanted.keys()].filter((loc) => !listed.includes(loc)).map((loc) => `lacks ${loc}`),
    ...listed.filter((loc, index) => listed.indexOf(loc) !== index).map((loc) => `lists ${loc} twice`),
    ...entries.flatMap((entry, index) => {
      const loc = listed[index] ?? ''
      const date = entry.querySelector('lastmod')?.text
      const known = wanted.get(loc)?.lastModified
      const pictures = entry.getElementsByTagName('image:loc').map(textOf)
      return [
        ...(date === known ? [] : [`dates ${loc} ${date}, but its content ${known}`]),
        ...(date === undefined || /^\d{4}-\d{2}-\d{2}$/.test(date) ? [] : [`has the invalid date ${date}`]),
        ...pictures
          .filter((picture) => !picture.startsWith(absoluteUrl('/')) || !isFile(new URL(picture).pathname))
          .map((picture) => `names the picture ${picture}, which does not exist`),
      ]
    }),
  ]
}

function textOf(element: { text: string } | null): string {
  return (element?.text ?? '').replaceAll('&amp;', '&').trim()
}
