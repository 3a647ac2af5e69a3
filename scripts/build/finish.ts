import { execFileSync } from 'node:child_process'
import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { dirname, join, sep } from 'node:path'
import { build as bundle } from 'esbuild'
import pLimit from 'p-limit'
import { siteUrls } from '@/content/urls'
import { buildTime } from '@/lib/build-time'
import { filesIn } from '@/lib/files-in'
import { bundleDeskFiles, deskBuildFile, type DeskFiles } from '@/members/files'
import { clientHeaders } from '@/next/headers'
import {
  dynamicRoutes,
  notFoundFile,
  readBuildOutputs,
  prerenderedRoutes,
  staticFiles,
  type BuildOutputs,
  type Prerender,
} from '@/next/outputs'
import { chunksFolder, staticPrefix } from '@/next/paths'
import { threadFile } from '@/playground/thread/run-in-thread'
import {
  assetManifestFile,
  hashedFilesFile,
  type Asset,
  type AssetManifest,
  type Page,
} from '@/server/asset-manifest'
import { pruneCompressed, concurrency, describeAsset } from './describe-asset'
import { describePage, describePages, payloadFiles } from './describe-pages'
import { bundleFormScript } from './form-script'
import { writeIndexFiles } from './indexing/write-index-files'
import { mediaType } from '@/lib/media-type'

/** Read by Chromium, ignored by other browsers: https://v8.dev/blog/explicit-compile-hints */
const hint = '//# allFunctionsCalledOnLoad\n'

/**
 * Browsers do not compile smaller scripts while they download, so a hint there would block the main thread for longer.
 * The larger ones are React and the router, whose functions nearly all run at start.
 */
const minBytes = 30 * 1024

/** Has browsers compile the large scripts of the build in `root` while they download (docs/decisions/compile-hints.md). */
async function compileAhead(root: string): Promise<void> {
  const folder = join(root, chunksFolder)
  for (const name of await readdir(folder)) {
    const file = join(folder, name)
    if (!name.endsWith('.js') || (await stat(file)).size < minBytes) continue
    const code = await readFile(file, 'utf8')
    if (!code.startsWith(hint)) await writeFile(file, hint + code)
  }
}

/** Writes what the desk needs of the build in `root`, beside what the front server serves. */
async function writeDeskBuild(root: string, outputs: BuildOutputs): Promise<void> {
  const { script, style } = await bundleDeskFiles()
  const build: DeskFiles = {
    script,
    style: fontFace(outputs) + style,
    next: outputs.nextVersion,
    commit: commit(),
  }
  await writeFile(join(root, deskBuildFile), JSON.stringify(build))
}

/** Bundles the thread of the engine into the build in `root`. The second composer stays apart: it is not called. */
async function bundleThread(root: string): Promise<void> {
  await bundle({
    entryPoints: ['src/playground/thread/tasks.ts'],
    outdir: join(root, dirname(threadFile)),
    outExtension: { '.js': '.mjs' },
    platform: 'node',
    format: 'esm',
    target: 'node20',
    bundle: true,
    splitting: true,
    minify: true,
    // Packages in the older format of modules.
    banner: { js: "import{createRequire}from'node:module';const require=createRequire(import.meta.url);" },
    logLevel: 'error',
  })
}

/** The font of the site, from the file that its pages load too. */
function fontFace(outputs: BuildOutputs): string {
  const font = staticFiles(outputs).find(({ pathname }) =>
    /\/media\/inter-(?!more)[^/]*\.woff2$/.test(pathname),
  )
  return font
    ? `@font-face{font-family:Inter;src:url(${font.pathname});font-weight:400 600;font-display:swap}`
    : ''
}

/** The commit that the project is at; null without a repository, such as in a container. */
function commit(): string | null {
  try {
    return execFileSync('git', ['describe', '--always', '--dirty'], {
      encoding: 'utf8',
      stdio: 'pipe',
    }).trim()
  } catch {
    return null
  }
}

/** Describes everything that is not a page, by address: Next's static files, prerendered routes and public/. */
async function describeFiles(root: string, outputs: BuildOutputs): Promise<Record<string, Asset>> {
  const committed = join(root, 'public')
  const names = filesIn(committed)
    .filter((name) => !name.endsWith('.DS_Store'))
    .map((name) => name.split(sep).join('/'))
  const files: Pick<Prerender, 'pathname' | 'file' | 'headers'>[] = [
    ...staticFiles(outputs),
    ...prerenderedRoutes(outputs),
    ...names.map((name) => ({ pathname: `/${name}`, file: `public/${name}` })),
  ]
  const described = await pLimit(concurrency).map(files, async ({ pathname, file, headers }) => {
    const type = String(headers?.['content-type'] ?? mediaType(pathname))
    // These names contain a hash of the content.
    const isHashed = pathname.startsWith(staticPrefix) || file.startsWith('public/media/')
    // Committed files and drawn pictures change rarely; texts such as feeds change with the content.
    const changesRarely = file.startsWith('public/') || type.startsWith('image/')
    const asset = await describeAsset(root, file, {
      type,
      cacheClass: isHashed ? 'immutable' : changesRarely ? 'day' : 'revalidate',
      smallest: pathname.startsWith(staticPrefix),
    })
    return [pathname, { ...asset, headers: headers && clientHeaders(headers) }] as const
  })
  return Object.fromEntries(described)
}

/**
 * Turns what Next has built in `root` into what the front server sends, and writes its manifest. `nextChange` is the
 * ISO date-time until which the pages are up to date, or null. Returns a summary for the log.
 */
async function writeAssetManifest(root: string, nextChange: string | null): Promise<string> {
  const outputs = await readBuildOutputs(root)
  await compileAhead(root)
  const formScript = await bundleFormScript(root)
  const urls = siteUrls(buildTime()).filter(({ indexed }) => indexed)
  // At once, because files keep the compressor and esbuild busy while this process waits for the others.
  const [{ pages, indexed }, others] = await Promise.all([
    describePages(root, outputs, urls, formScript.address),
    describeFiles(root, outputs),
    writeDeskBuild(root, outputs),
    bundleThread(root),
  ])
  const manifest: AssetManifest = {
    buildId: outputs.buildId,
    time: buildTime().toISOString(),
    nextChange,
    pages,
    files: {
      ...others,
      [formScript.address]: formScript.asset,
      ...payloadFiles(Object.values(pages)),
      ...(await writeIndexFiles(root, pages, indexed)),
    },
    notFound: (await describePage(root, notFoundFile(outputs))).page,
    sharedScripts: sharedScripts(Object.values(pages)),
    dynamic: dynamicRoutes(outputs),
    images: outputs.images,
  }
  await writeFile(join(root, assetManifestFile), JSON.stringify(manifest))

  const { files, notFound } = manifest
  const hashed = Object.entries(files).filter(([, { cacheClass }]) => cacheClass === 'immutable')
  await writeFile(join(root, hashedFilesFile), JSON.stringify(Object.fromEntries(hashed)))
  await pruneCompressed(root, [
    ...[...Object.values(pages), notFound].flatMap(assetsOf),
    ...Object.values(files),
  ])
  return `${Object.keys(pages).length} pages, ${Object.keys(files).length} files, ${manifest.dynamic.length} routes rendered per request`
}

function sharedScripts([first, ...others]: Page[]): string[] {
  return (first?.scripts ?? []).filter((script) => others.every(({ scripts }) => scripts.includes(script)))
}

function assetsOf({ html, payload, segments }: Page): Asset[] {
  return [html, ...(payload ? [payload] : []), ...Object.values(segments)]
}

/** Last step of `npm run build`, in its own process. Arguments: the build's folder, and when a page next changes by itself. */
const [folder = '', nextChange = null] = process.argv.slice(2)
console.log(await writeAssetManifest(folder, nextChange))
