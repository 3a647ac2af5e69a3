import { existsSync, readFileSync } from 'node:fs'
import { parse, type HTMLElement } from 'node-html-parser'
import { manifestFile, type Manifest } from '@/server/manifest'

export type BuiltPage = { path: string; html: HTMLElement }

/** Every prerendered page of the build with its parsed HTML. Throws when there is no build. */
export function builtPages(): BuiltPage[] {
  const { pages, notFound } = readBuild()
  return Object.entries({ ...pages, '/_not-found': notFound })
    .map(([path, page]) => ({
      path,
      html: parse(readFileSync(page.html.file, 'utf8'), { comment: false }),
    }))
    .toSorted((a, b) => a.path.localeCompare(b.path))
}

/** Addresses of this build that are no pages: prerendered files such as feeds, and everything in public/. */
export function builtFiles(): Set<string> {
  return new Set(Object.keys(readBuild().files))
}

/** The list that the front answers from, so that the checks see exactly what visitors get. */
function readBuild(): Manifest {
  if (!existsSync(manifestFile)) throw new Error('There is no build; run `npm run build` first')
  return JSON.parse(readFileSync(manifestFile, 'utf8')) as Manifest
}
