import { fork } from 'node:child_process'
import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import type { SiteUrl } from '@/content/urls'
import { prerenderedPages, type BuildOutputs } from '@/next/outputs'
import { describePages } from './describe-pages'

/** The arguments of `describePages`, for a part of the pages. */
export type Part = Parameters<typeof describePages>
type Described = Awaited<ReturnType<typeof describePages>>

/** Another process takes two seconds of a processor to start, so it pays for this many pages. */
const pagesPerProcess = 100

/** `describePages` on every processor: parsing and rewriting HTML keeps a single one busy for half a minute per thousand pages. */
export async function describeInProcesses(
  root: string,
  outputs: BuildOutputs,
  urls: SiteUrl[],
  formScript: string,
  processes = availableParallelism(),
): Promise<Described> {
  const documents = prerenderedPages(outputs)
  const count = Math.max(1, Math.min(processes, Math.floor(documents.length / pagesPerProcess)))
  const processOf = new Map(documents.map(({ pathname }, index) => [pathname, index % count]))
  const parts = Array.from({ length: count }, (_, index): Part => {
    // What has no page, such as a feed, is in no part; an address of the site without a page is in the first, which reports it.
    const isOwn = (path: string) => (processOf.get(path) ?? 0) === index
    const others = outputs.prerenders.filter((one) =>
      processOf.has(one.pathname) ? isOwn(one.pathname) : true,
    )
    return [root, { ...outputs, prerenders: others }, urls.filter(({ path }) => isOwn(path)), formScript]
  })
  const [own, ...rest] = parts
  // Processes must not go on with pages that a failed build leaves.
  const failed = new AbortController()
  const described = await Promise.all([
    ...rest.map((part) => describeElsewhere(part, failed.signal)),
    ...(own ? [describePages(...own)] : []),
  ]).catch((error: unknown) => {
    failed.abort()
    throw error
  })
  const pages = Object.assign({}, ...described.map((one) => one.pages)) as Described['pages']
  const indexed = new Map(described.flatMap((one) => one.indexed.map((page) => [page.url.path, page])))
  return {
    // In the order of one process, so that the number of processors changes nothing in a build.
    pages: Object.fromEntries(
      documents.flatMap(({ pathname }) => (pages[pathname] ? [[pathname, pages[pathname]]] : [])),
    ),
    indexed: urls.flatMap(({ path }) => indexed.get(path) ?? []),
  }
}

async function describeElsewhere(part: Part, signal: AbortSignal): Promise<Described> {
  const child = fork(join(import.meta.dirname, 'describe-part.ts'), {
    execArgv: ['--import', 'tsx'],
    serialization: 'advanced',
    signal,
  })
  child.send(part)
  const [described] = (await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(([code]) => {
      throw new Error(`A process that describes pages ended with code ${code}.`)
    }),
  ])) as [Described]
  return described
}
