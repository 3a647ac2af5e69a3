import { createHash } from 'node:crypto'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'
import { startSite, type SiteServer } from '@/lib/testing/site-server'
import { inlineScriptSources } from '@/next/script-hashes'
import { assetManifestFile, hashedFilesFile, type AssetManifest } from '@/server/asset-manifest'
import { currentBuildFolder, currentFile } from '@/server/builds'

export type Builds = ReturnType<typeof makeBuilds>

/** Makes copies of the build that differ as after an edit of the code, since a build takes a minute. Their release is gone. */
export function makeBuilds(names: string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'builds-'))
  const data = join(folder, 'data')
  const database = join(data, 'site.db')
  mkdirSync(data)
  const project = join(folder, 'project')
  makeProject(project)
  for (const name of names) copyRenamed(currentBuildFolder(), join(folder, name))
  let server: SiteServer | undefined
  return {
    /** Serves a build from now on: restarts the server on the same port, with the same database. */
    async serve(name: string) {
      const port = server?.port
      await server?.stop()
      writeFileSync(join(folder, currentFile), name)
      const env = { BUILDS_PATH: folder, DATABASE_PATH: database, UPLOADS_PATH: join(data, 'uploads') }
      server = await startSite({ env, port, cwd: project })
      return server
    },
    remove: (name: string) => rmSync(join(folder, name), { recursive: true }),
    database,
    async close() {
      await server?.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** The release that serves: code and packages, but no content except a form with an error, as while it is being edited. */
function makeProject(project: string): void {
  mkdirSync(join(project, 'content/forms'), { recursive: true })
  for (const name of ['src', 'node_modules']) symlinkSync(resolve(name), join(project, name), 'junction')
  for (const name of ['package.json', 'tsconfig.json']) cpSync(name, join(project, name))
  writeFileSync(join(project, 'content/forms/early-access.yaml'), 'title: [')
}

/** What another build has itself: its compressed bodies, and links to places beside it. */
const unneeded = /\.map$|^\/(?:compressed|node_modules|\.next\/cache|server-\d+)$/
const text = /\.(?:js|css|json|html|rsc|meta|body)$|BUILD_ID$/

function copyRenamed(from: string, to: string): void {
  cpSync(from, to, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (file) => !unneeded.test(file.slice(from.length)),
  })
  const names = hashedNames(from)
  const rename = (part: string) =>
    part.replaceAll(/[\w~-]{13,}/g, (name) => (names.has(name) ? otherName(name, basename(to)) : name))
  renameBelow(to, rename)
  for (const list of [assetManifestFile, hashedFilesFile]) describeAnew(to, list)
}

/** The names that a build made from a hash: of its scripts, styles and payloads, and its own. */
function hashedNames(folder: string): Set<string> {
  const files = Object.keys(JSON.parse(readFileSync(join(folder, hashedFilesFile), 'utf8')) as object)
  const hashed = files.filter((path) => /\/static\/(?:chunks|payload|forms)\//.test(path))
  const id = readFileSync(join(folder, '.next/BUILD_ID'), 'utf8')
  return new Set([id, ...hashed.map((path) => basename(path).replace(/\.\w+$/, ''))])
}

/** Another name of the same length, so that lengths of bodies stay right. */
function otherName(name: string, build: string): string {
  const hash = createHash('sha256').update(`${build} ${name}`).digest('hex')
  return hash.slice(0, 8) + name.slice(8)
}

function renameBelow(folder: string, rename: (part: string) => string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const file = join(folder, entry.name)
    if (entry.isDirectory()) renameBelow(file, rename)
    else if (entry.isFile() && text.test(entry.name)) {
      const before = readFileSync(file, 'utf8')
      const after = rename(before)
      if (after !== before) writeFileSync(file, after)
    }
    const name = rename(entry.name)
    if (name !== entry.name) renameSync(file, join(folder, name))
  }
}

/** Bodies changed: compressed ones are gone, and ETags and hashes of inline scripts differ. */
function describeAnew(folder: string, list: string): void {
  const file = join(folder, list)
  const { pages = {} } = JSON.parse(readFileSync(file, 'utf8')) as Partial<AssetManifest>
  const sources = new Map(
    Object.values(pages).flatMap(({ html, scripts }) => {
      const renamed = inlineScriptSources(readFileSync(join(folder, html.file), 'utf8'))
      return scripts.map((source, index) => [source, renamed[index]] as const)
    }),
  )
  const changed: unknown = JSON.parse(readFileSync(file, 'utf8'), (key, value: unknown) => {
    if (key === 'encoded') return {}
    if (key === 'hash') return otherName(String(value), folder)
    return typeof value === 'string' ? (sources.get(value) ?? value) : value
  })
  writeFileSync(file, JSON.stringify(changed))
}
