import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { manifestFile } from './front-manifest'

/**
 * A document for one request: the page built for `path`, without its scripts and out of search engines, `title` in its
 * head, and each `<template data-slot="name">` in it replaced by the HTML in `slots`. Routes use it to answer browsers
 * without script in the full look of the site. `host` is the request's; in development the page is asked of it. Throws
 * when there is no such page.
 */
export async function drawInPage(
  path: string,
  host: string,
  title: string,
  slots: Record<string, string>,
): Promise<string> {
  const page = process.env.NODE_ENV === 'production' ? await builtPage(path) : await drawnPage(path, host)
  return fill(page, title, slots)
}

/** Fills a page as drawInPage does. */
export function fill(page: string, title: string, slots: Record<string, string>): string {
  return page
    .replaceAll(/<script\b[\s\S]*?<\/script>/g, '')
    .replaceAll(/<link\b[^>]*\bas="script"[^>]*>/g, '')
    .replaceAll(/<meta name="robots"[^>]*>/g, '')
    .replace(
      /<title>[^<]*<\/title>/,
      () => `<title>${escapeText(title)}</title><meta name="robots" content="noindex"/>`,
    )
    .replaceAll(/<template data-slot="([^"]+)"><\/template>/g, (empty, name: string) => slots[name] ?? empty)
}

const builtPages = new Map<string, Promise<string>>()

/** Read once: the build does not change under a running server. */
async function builtPage(path: string): Promise<string> {
  const reading = builtPages.get(path) ?? readBuiltPage(path)
  builtPages.set(path, reading)
  try {
    return await reading
  } catch (error) {
    builtPages.delete(path)
    throw error
  }
}

async function readBuiltPage(path: string): Promise<string> {
  const { pages } = JSON.parse(await readFile(inProject(manifestFile), 'utf8')) as {
    pages: Record<string, { html: { file: string } } | undefined>
  }
  const page = pages[path]
  if (!page) throw new Error(`The build has no page ${path}.`)
  return readFile(inProject(page.html.file), 'utf8')
}

async function drawnPage(path: string, host: string): Promise<string> {
  const response = await fetch(`http://${host}${path}`)
  return response.text()
}

function inProject(path: string): string {
  return join(/* turbopackIgnore: true */ process.cwd(), path)
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
