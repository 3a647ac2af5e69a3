import { isObject } from '@/lib/guards'
import { log } from '@/lib/log'
import { parseJson } from '@/lib/parse-json'
import { done, refused, type Outcome } from './outcome'
import { createRequestLimit } from './rate-limited'
import { readText } from './read-bytes'
import { jsonResponse } from './response'

const maxBodyBytes = 32 * 1024
const checkRateLimit = createRequestLimit('Too many reports.', 30, 60_000)
/** How often what was reported is logged, in milliseconds. */
const logIntervalMs = 60_000

/** Violations by directive since the last log. Reports are not kept: they contain addresses, and anyone can send them. */
const counts = new Map<string, number>()
let timer: NodeJS.Timeout | undefined

/** The directives of our policies; others do not come from our pages. */
const directive =
  /^(?:[a-z]+-src(?:-elem|-attr)?|base-uri|form-action|frame-ancestors|require-trusted-types-for)$/

/** Handles POST /api/policy-reports: counts the violations of the policy that a browser reports. Never rejects. */
export async function handlePolicyReports(request: Request): Promise<Response> {
  return jsonResponse(await countReports(request))
}

async function countReports(request: Request): Promise<Outcome<{ counted: number }>> {
  const text = await readText(request, {
    types: ['application/reports+json', 'application/csp-report'],
    what: 'Reports',
    maxBytes: maxBodyBytes,
    checkRateLimit,
  })
  if (typeof text !== 'string') return text
  const directives = directivesOf(text)
  if (!directives) return refused(400, 'Not a report of a policy.')
  for (const name of directives) counts.set(name, (counts.get(name) ?? 0) + 1)
  if (directives.length > 0) timer ??= setTimeout(logCounts, logIntervalMs).unref()
  return done({ counted: directives.length }, 202)
}

function logCounts(): void {
  log('warn', 'policy violations reported', { directives: Object.fromEntries(counts) })
  counts.clear()
  timer = undefined
}

/** The violated directives of reports (Reporting API) or of one (report-uri), without unknown ones; or undefined. */
function directivesOf(json: string): string[] | undefined {
  const body = parseJson(json)
  const reports = Array.isArray(body) ? body : [body]
  if (!reports.every(isObject)) return undefined
  return reports.flatMap((report) => {
    const inner = report['csp-report'] ?? report.body
    if (!isObject(inner)) return []
    const name = inner['effective-directive'] ?? inner['violated-directive'] ?? inner.effectiveDirective
    return typeof name === 'string' && directive.test(name) ? [name] : []
  })
}
