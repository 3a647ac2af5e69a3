import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { firstPicture } from './first-pictures'

const styleSheet = /<link rel="stylesheet" href="(\/_next\/[^"?]+\.css)[^"]*" data-precedence="[^"]*"\/>/g
const icon = /(<link rel="icon" href=")\/icon\.svg(?:\?[^"]*)?"/

/** Gives the text of what stands at an address of the built site. */
export type ReadPart = (address: string) => Promise<string>

/**
 * A small sheet costs less in the document than the connection it would take from the first picture, and where no
 * picture waits it may as well be kept by the browser. Larger ones are shared by many pages.
 */
const mostBytes = 4 * 1024

/**
 * A built document that holds its icon itself and, where a picture comes first, its small style sheets. Takes and gives
 * HTML. The links of these sheets stay, disabled and so never fetched, because React looks for them when a later page
 * needs the same sheet.
 */
export async function inlineParts(html: string, read: ReadPart): Promise<string> {
  const texts = new Map<string, string>()
  for (const [, address = ''] of firstPicture.test(html) ? html.matchAll(styleSheet) : []) {
    const text = await read(address)
    if (text.length <= mostBytes) texts.set(address, text)
  }
  const drawing = icon.test(html) ? encodeURIComponent(await read('/icon.svg')) : ''
  return html
    .replace(styleSheet, (link, address: string) => {
      const text = texts.get(address)
      return text === undefined ? link : `<style>${text}</style>${link.replace(/\/>$/, ' disabled=""/>')}`
    })
    .replace(icon, (_, before: string) => `${before}data:image/svg+xml,${drawing}"`)
}

/** Reads parts of the build in `root`, each once. Throws for a style sheet that cannot stand in a document. */
export function partReader(root: string): ReadPart {
  const kept = new Map<string, Promise<string>>()
  return (address) => {
    const text = kept.get(address) ?? readPart(root, address)
    kept.set(address, text)
    return text
  }
}

async function readPart(root: string, address: string): Promise<string> {
  const built = address.startsWith('/_next/')
  const text = await readFile(
    join(root, built ? address.replace('/_next/', '.next/') : `public${address}`),
    'utf8',
  )
  if (!address.endsWith('.css')) return text
  if (/<\/style/i.test(text)) throw new Error(`${address} cannot stand in a document.`)
  // What it names beside itself must be found from any page.
  return text.replaceAll(
    /url\((["']?)(\.\.?\/[^"')]+)/g,
    (_, quote: string, path: string) => `url(${quote}${new URL(path, `http://site${address}`).pathname}`,
  )
}
