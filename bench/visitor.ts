import { get } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'

/**
 * Opens the home page on a new connection every 50 ms and prints the result as JSON: the milliseconds that each page took,
 * and how many did not come within 5 s. A process of its own, so that it measures the server and not the attacker.
 *
 *   node --import tsx bench/visitor.ts <port> <seconds>
 */
export type Visits = { times: number[]; failures: number }

const [port, seconds] = process.argv.slice(2).map(Number)
const end = Date.now() + Number(seconds) * 1000
const visits: Visits = { times: [], failures: 0 }
while (Date.now() < end) {
  const begun = performance.now()
  if (await openPage()) visits.times.push(performance.now() - begun)
  else visits.failures += 1
  await pause(50)
}
process.stdout.write(JSON.stringify(visits))

function openPage(): Promise<boolean> {
  return new Promise((resolve) => {
    const req = get({ port, host: '127.0.0.1', agent: false, timeout: 5_000 }, (res) => {
      res.resume().on('end', () => resolve(res.statusCode === 200))
    })
    req.on('error', () => resolve(false)).on('timeout', () => req.destroy())
  })
}
