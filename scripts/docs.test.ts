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
      .filter(([page, anchor]) => !existsSync(page) || (anchor && !anchorsOf(page).includes(anchor)))
      .map((citation) => `${file}: ${citation.join('#')}`),
  )
  expect(broken).toEqual([])
})

it('docs/environment.md explains every environment variable and names its phase', () => {
  const rows = Object.entries(envNames).flatMap(([phase, names]) => names.map((name) => `${name} ${phase}`))
  const listed = read('docs/environment.md').matchAll(/^\| `([A-Z_]+)` *\| (\w+) +\| .*\S *\|$/gm)
  expect(Array.from(listed, ([, name, phase]) => `${name} ${phase}`).toSorted()).toEqual(rows.toSorted())
})

/** Paths of tracked folders only: those that git ignores exist only after a build. */
const trackedPath = /^(?:src|scripts|tests|docs|content|bench|packages|\.github)\/[\w./()[\]<>{}*@-]*$/

it('every path that a document names exists', () => {
  const missing = documents.flatMap((file) =>
    Array.from(withoutListings(file).matchAll(/`([^`\n]+)`/g), ([, code = '']) => code)
      .filter((code) => trackedPath.test(code))
      .filter((code) => {
        // The fixed part of a path such as content/blog/<slug>/index.md, from the root or from the folder of a package.
        const fixed = code.replace(/[^/]*[<{*].*$/, '')
        return !existsSync(fixed) && !existsSync(path.join(path.dirname(file), fixed))
      })
      .map((code) => `${file}: ${code}`),
  )
  expect(missing).toEqual([])
})

/** Page and anchor of citations such as docs/contracts/images.md#sizes, and of links between documents. */
function citationsIn(file: string): [page: string, anchor?: string][] {
  const cited = [...read(file).matchAll(/\b(docs\/[\w/-]+\.md)(?:#([\w-]+))?/g)]
  const all = cited.map(([, page = '', anchor]): [string, string?] => [page, anchor])
  if (!file.endsWith('.md')) return all
  const prose = withoutListings(file).replaceAll(/`[^`\n]*`/g, '')
  for (const [, target, anchor] of prose.matchAll(/\]\((?!\w+:|\/)([^)\s#]*)(?:#([^)\s]+))?\)/g))
    all.push([target ? path.join(path.dirname(file), target) : file, anchor])
  return all
}

/** Anchors of a page's headings, as GitHub makes them. */
function anchorsOf(page: string): string[] {
  return Array.from(read(page).matchAll(/^#{1,6} +(.*)$/gm), ([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  )
}

function read(file: string): string {
  return readFileSync(file, 'utf8')
}

function withoutListings(file: string): string {
  return read(file).replaceAll(/^```.*?^```/gms, '')
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => path.join(folder, name))
    .filter((name) => !name.includes('node_modules') && isFile(name))
}

function isFile(name: string): boolean {
  return statSync(name).isFile()
}
