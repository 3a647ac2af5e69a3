import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { envNames } from '@/config/env'

const folders = ['.github', 'bench', 'content', 'docs', 'packages', 'scripts', 'src', 'tests']
const files = [...readdirSync('.').filter(isFile), ...folders.flatMap(filesBelow)]
const documents = files.filter((file) => file.endsWith('.md') && !file.startsWith('content/'))
const sources = files.filter((file) => /\.(?:tsx?|mjs|css|jsonc?|ya?ml|html)$/.test(file))

it('every cited page of docs/ exists and has the cited heading', () => {
  const broken = [...sources, ...documents].flatMap((file) =>
    citationsIn(file)
      .filter(isBroken)
      .map(({ page, anchor }) => `${file}: ${page}${anchor ? `#${anchor}` : ''}`),
  )
  expect(broken).toEqual([])
})

it('docs/environment.md explains every environment variable and names its phase', () => {
  const rows = Object.entries(envNames).flatMap(([phase, names]) => names.map((name) => `${name} ${phase}`))
  const listed = linesOf('docs/environment.md').flatMap((line) => {
    const [, name, phase, about] = /^\| `([A-Z_]+)` *\| (\w+) +\| (.*\S) *\|$/.exec(line) ?? []
    return about ? [`${name} ${phase}`] : []
  })
  expect(listed.toSorted()).toEqual(rows.toSorted())
})

it('every path that a document names exists', () => {
  const missing = documents.flatMap((file) =>
    codeIn(readFileSync(file, 'utf8'))
      .filter((text) => isPath(text) && !existsFrom(file, withoutPattern(text)))
      .map((text) => `${file}: ${text}`),
  )
  expect(missing).toEqual([])
})

type Citation = { page: string; anchor: string | undefined }

/** Citations such as docs/contracts/images.md#sizes, and links between documents. */
function citationsIn(file: string): Citation[] {
  const text = readFileSync(file, 'utf8')
  const cited = [...text.matchAll(/\b(docs\/[\w/-]+\.md)(?:#([\w-]+))?/g)].map(([, page = '', anchor]) => ({
    page,
    anchor,
  }))
  if (!file.endsWith('.md')) return cited
  const prose = text.replaceAll(/^```.*?^```/gms, '').replaceAll(/`[^`\n]*`/g, '')
  const linked = [...prose.matchAll(/\]\((?!\w+:|\/)([^)\s#]*)(?:#([^)\s]+))?\)/g)].map(
    ([, target, anchor]) => ({ page: target ? path.join(path.dirname(file), target) : file, anchor }),
  )
  return [...cited, ...linked]
}

function isBroken({ page, anchor }: Citation): boolean {
  return !existsSync(page) || (anchor !== undefined && !anchorsOf(page).includes(anchor))
}

/** Anchors of a page's headings, as GitHub makes them. */
function anchorsOf(page: string): string[] {
  return linesOf(page)
    .filter((line) => /^#{1,6} /.test(line))
    .map((line) =>
      line
        .replace(/^#+ /, '')
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
        .replaceAll(' ', '-'),
    )
}

function linesOf(file: string): string[] {
  return readFileSync(file, 'utf8').split('\n')
}

function codeIn(text: string): string[] {
  return [...text.replaceAll(/^```.*?^```/gms, '').matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code)
}

/** Paths of tracked folders only: those that git ignores exist only after a build. */
function isPath(text: string): boolean {
  return /^(?:src|scripts|tests|docs|content|bench|packages|\.github)\/[\w./()[\]<>{}*@-]*$/.test(text)
}

/** Whether a path exists from the root or, for a package, from the document's folder. */
function existsFrom(file: string, name: string): boolean {
  return existsSync(name) || existsSync(path.join(path.dirname(file), name))
}

/** The fixed part of a path such as content/blog/<slug>/index.md. */
function withoutPattern(text: string): string {
  return text.replace(/[^/]*[<{*].*$/, '')
}

function filesBelow(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => path.join(folder, name))
    .filter((name) => !name.includes('node_modules') && isFile(name))
}

function isFile(name: string): boolean {
  return statSync(name).isFile()
}
