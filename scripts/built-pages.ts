import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { parse, type HTMLElement } from 'node-html-parser'

export type BuiltPage = { path: string; html: HTMLElement }

const appFolder = '.next/server/app'

/** Every prerendered page of the build with its parsed HTML. Throws when there is no build. */
export function builtPages(): BuiltPage[] {
  if (!existsSync(appFolder)) throw new Error('There is no build; run `npm run build` first')
  return readdirSync(appFolder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html') && !name.startsWith('_global-error'))
    .map((name) => ({
      path: name === 'index.html' ? '/' : `/${name.slice(0, -'.html'.length).split(path.sep).join('/')}`,
      html: parse(readFileSync(path.join(appFolder, name), 'utf8'), { comment: false }),
    }))
    .toSorted((a, b) => a.path.localeCompare(b.path))
}

/** Addresses of this build that are no pages: prerendered files such as feeds, and everything in public/. */
export function builtFiles(): Set<string> {
  const bodies = readdirSync(appFolder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.body'))
    .map((name) => `/${name.slice(0, -'.body'.length)}`)
  const statics = readdirSync('public', { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(path.join('public', name)).isFile())
    .map((name) => `/${name}`)
  return new Set([...bodies, ...statics].map((name) => name.split(path.sep).join('/')))
}
