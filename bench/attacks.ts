import { execFile } from 'node:child_process'
import { get } from 'node:http'
import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs, promisify } from 'node:util'
import { readAssetManifest } from '@/server/asset-manifest'
import { currentBuildFolder } from '@/server/builds'
import { listAttacks, listCombined, type Attack } from './attack-list'
import { row, serveInContainer } from './serve'
import type { Visits } from './visitor'

/**
 * `npm run bench:attacks`: attacks the finished build from one client, over plain sockets, while a visitor opens the home
 * page on a new connection every 50 ms. Prints the most memory that the server took and the visitor's latency. Fails when
 * the server ends, takes more than 512 MiB, or keeps the visitor waiting.
 *
 *   npm run bench:attacks -- --only "slow headers" --seconds 20
 */
const { values } = parseArgs({
  options: { only: { type: 'string' }, seconds: { type: 'string', default: '8' } },
})
/** Resident memory in MiB, and the visitor's 99th percentile in milliseconds. */
const limits = { memory: 512, p99: 100 }
/** An attacker opens a closed connection again after this many milliseconds. */
const reopenMs = 100

const manifest = await readAssetManifest(currentBuildFolder())
const isWanted = (name: string) => !values.only || name === values.only
const server = await serveInContainer(limits.memory)
const failures: string[] = []
console.log(row([30, 11], ['', 'MiB', 'p50 ms', 'p99 ms', 'slowest ms', 'refused']))
try {
  // Compile what answers a visitor first.
  await visit(2)
  const combined = 'everything expensive at once'
  // Claims its certificate before the attacks have used what this address may request.
  const all = isWanted(combined) ? await listCombined(server.origin, manifest) : []
  for (const attack of listAttacks(manifest)) if (isWanted(attack.name)) await run(attack.name, [attack])
  if (isWanted(combined)) await run(combined, all)
} finally {
  await server.stop()
}
for (const failure of failures) console.error(`Missed: ${failure}.`)
process.exit(failures.length > 0 ? 1 : 0)

async function run(name: string, attacks: Attack[]): Promise<void> {
  let memory = 0
  const sampling = setInterval(() => !server.hasEnded() && (memory = Math.max(memory, server.memory())), 50)
  const stops = attacks.map((attack) => start(attack, server.port))
  const [{ times, failures: refused }, unmade] = await Promise.all([
    visit(Number(values.seconds)),
    attacks.length > 1 ? countUnmadePictures() : 0,
  ])
  for (const stop of stops) stop()
  clearInterval(sampling)
  const sorted = times.toSorted((one, other) => one - other)
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN
  const cells = [memory, at(0.5), at(0.99), at(1), refused]
  console.log(row([30, 11], [name, ...cells.map((cell) => cell.toFixed(0))]))
  if (server.hasEnded()) throw new Error(`${name}: the server has ended.`)
  if (memory > limits.memory) failures.push(`${name}: ${memory.toFixed(0)} MiB`)
  if (refused > 0) failures.push(`${name}: the visitor got no page ${refused} times`)
  if (!(at(0.99) < limits.p99)) failures.push(`${name}: the visitor waited ${at(0.99).toFixed(0)} ms`)
  if (unmade > 0) failures.push(`${name}: another address got ${unmade} of 6 new pictures not`)
  await pause(500)
}

/** Requests sizes of a picture that the attack does not, one after the other from another address. Counts those it does not get. */
async function countUnmadePictures(): Promise<number> {
  const picture = Object.keys(manifest.files).find((path) => /^\/media\/.*\.png$/.test(path)) ?? ''
  let unmade = 0
  for (const width of manifest.images.widths.slice(0, 6)) {
    const path = `/_next/image?url=${picture}&w=${width}&q=75`
    const status = await new Promise<number | undefined>((resolve) =>
      get({ port: server.port, host: '127.0.0.1', localAddress: '127.0.0.2', path }, (res) =>
        res.resume().on('end', () => resolve(res.statusCode)),
      ).on('error', () => resolve(undefined)),
    )
    if (status !== 200) unmade += 1
  }
  return unmade
}

async function visit(seconds: number): Promise<Visits> {
  const command = ['--import', 'tsx', 'bench/visitor.ts', String(server.port), String(seconds)]
  const { stdout } = await promisify(execFile)(process.execPath, command, { maxBuffer: 1024 * 1024 })
  return JSON.parse(stdout) as Visits
}

/** Starts an attack. Returns a function that ends it. */
function start({ connections = 100, opening, drip, reads = false }: Attack, port: number): () => void {
  const open = new Set<Socket>()
  let ended = false
  let count = 0

  function attack(): void {
    if (ended) return
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
    open.add(socket)
    socket.write(opening(count++), 'latin1')
    if (reads) socket.resume()
    else socket.pause()
    const dripping = drip && setInterval(() => socket.writableLength === 0 && socket.write(drip), 200)
    socket.on('error', () => undefined)
    socket.on('close', () => {
      clearInterval(dripping || undefined)
      open.delete(socket)
      setTimeout(attack, reopenMs)
    })
  }

  for (let at = 0; at < connections; at += 1) attack()
  return () => {
    ended = true
    for (const socket of open) socket.destroy()
  }
}
