import { Readable } from 'node:stream'
import { configuredUploads } from '@/forms/host/server/uploads'
import { filterOf, readFilter } from '@/forms/host/server/lead-filter'
import { leadCsv } from '@/forms/host/server/lead-text'
import { leadBatches, leadById } from '@/forms/host/server/leads'
import { refused } from '@/requests/outcome'
import { refusalPage } from '@/members/pages/refusal'
import type { MemberVisit, Page } from '@/members/types'

/** So that spreadsheets read UTF-8. */
export const byteOrderMark = '\uFEFF'

/** GET /desk/leads/export: the filtered leads as CSV, which is sent while it is read. */
export async function exportLeads({ db, url, now, audit }: MemberVisit): Promise<Response> {
  const fields = readFilter(url.searchParams)
  const filter = filterOf(fields)
  // Leads that arrive meanwhile could have columns that the first line lacks.
  const [before] = [filter.before ?? now.toISOString(), now.toISOString()].toSorted()
  const names = Object.entries(fields).flatMap(([name, value]) => (value ? [name] : []))
  await audit({
    action: 'exported',
    subject: 'leads',
    detail: names.length > 0 ? `filtered by ${names.join(', ')}` : 'all',
  })
  async function* bytes() {
    yield Buffer.from(byteOrderMark)
    for await (const text of leadCsv(() => leadBatches(db, { ...filter, before }))) yield Buffer.from(text)
  }
  const body = Readable.toWeb(Readable.from(bytes())) as ReadableStream
  const name = `leads-${now.toISOString().slice(0, 10)}.csv`
  return new Response(body, { headers: downloadHeaders(name, 'text/csv; charset=utf-8') })
}

/** GET /desk/leads/:id/files/:file: a file that was sent with this lead. */
export async function downloadFile({ db, params, audit }: MemberVisit): Promise<Page | Response> {
  const lead = await leadById(db, params.id ?? '')
  const file = lead?.files.find(({ id }) => id === params.file)
  const content = file && (await configuredUploads().read(file.id))
  if (!lead || !file || !content) return refusalPage(refused(404, 'There is no such file.'))
  await audit({ action: 'saw', subject: `lead ${lead.id}`, detail: `file ${file.id}` })
  return new Response(Buffer.from(content), {
    headers: {
      ...downloadHeaders(file.name, 'application/octet-stream'),
      'Content-Length': String(content.byteLength),
    },
  })
}

/** Headers that make a browser save a file and never show or run it. */
export function downloadHeaders(name: string, type: string): Record<string, string> {
  const clean = name.replaceAll(/[^\p{L}\p{N} ._()-]/gu, '').replace(/^[. ]+/, '') || 'file'
  const ascii = clean.replaceAll(/[^\x20-\x7e]/g, '_')
  // RFC 6266, 4.3: the second form for names that are not ASCII.
  const encoded = encodeURIComponent(clean).replaceAll(/[()]/g, (mark) => (mark === '(' ? '%28' : '%29'))
  return {
    'Content-Type': type,
    'Content-Disposition': `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`,
    'Content-Security-Policy': "sandbox; default-src 'none'",
    'X-Content-Type-Options': 'nosniff',
  }
}
