import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { chromium } from 'playwright'
import { brand } from '@/config/brand'
import type { ReportData } from '@/content/schemas/report'
import { escapeHtml } from '@/lib/escape-html'
import { allReports, reportPdf } from '@/report/reports'
import { fontFaces } from './font-faces'
import { findBrowser } from './browser'

/** `npm run report`: prints every report of content/report to public/reports as a PDF; the result is committed. */
const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] })
const page = await browser.newPage()
for (const report of allReports()) {
  const file = path.join('public', reportPdf(report))
  mkdirSync(path.dirname(file), { recursive: true })
  await page.setContent(html(report))
  await page.evaluate(() => document.fonts.ready)
  const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true, outline: true })
  writeFileSync(file, withDate(pdf, report.published))
  console.log(file)
}
await browser.close()

/** Replaces the time of printing by the date of the report, so that the same report gives the same file. */
function withDate(pdf: Buffer, published: string): Buffer {
  const digits = new Date(published).toISOString().replaceAll(/\D/g, '').slice(0, 14)
  const text = pdf.toString('latin1')
  return Buffer.from(text.replaceAll(/(\/(?:Creation|Mod)Date \(D:)\d{14}/g, `$1${digits}`), 'latin1')
}

function html(report: ReportData): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(report.title)}</title><style>
${fontFaces('Inter', 'inter')}
@page { size: A4; margin: 22mm 20mm }
@page :first { margin: 0 }
body { font: 11pt/1.6 Inter, sans-serif; color: #121826; margin: 0 }
.cover { height: 296mm; padding: 80mm 24mm 0; break-after: page; background: #07090f; color: #e9edf5; box-sizing: border-box }
.cover h1 { font-size: 40pt; line-height: 1.05; letter-spacing: -0.03em; margin: 0 0 8mm; max-width: 14cm }
.cover p { color: #9aa4b8; max-width: 12cm; font-size: 13pt }
.cover .note { border-left: 2pt solid #ffb45e; padding-left: 4mm; font-size: 10pt; margin-top: 20mm }
h2 { font-size: 20pt; line-height: 1.2; letter-spacing: -0.02em; margin: 0 0 4mm }
section { break-inside: avoid; margin-bottom: 22mm } .question { color: #566075; margin: 8mm 0 4mm }
.bar { display: grid; grid-template-columns: 5.5cm 1fr 1.2cm; gap: 4mm; align-items: center; margin: 2.5mm 0 }
.track { height: 3mm; background: #e9ecf2; border-radius: 2mm; overflow: hidden } .fill { height: 100%; background: #0f5fa8 }
.fill.top { background: linear-gradient(90deg, #ff6b57, #ffb45e) } .value { text-align: right; font-variant-numeric: tabular-nums }
li { margin: 2mm 0 }
</style></head><body>
<div class="cover"><p>${escapeHtml(brand)} · Report ${report.year}</p><h1>${escapeHtml(report.title)}</h1><p>${escapeHtml(report.lead)}</p><p class="note">${escapeHtml(report.note)}</p></div>
<section><h2>In this report</h2><ol>${report.chapters.map(({ title, about }) => `<li><strong>${escapeHtml(title)}</strong><br>${escapeHtml(about)}</li>`).join('')}</ol>
<h2 style="margin-top:14mm">Method</h2><p>${escapeHtml(report.method)}</p><p>Respondents: ${report.respondents}. Fieldwork: ${escapeHtml(report.fieldwork)}.</p></section>
${report.findings.map(findingHtml).join('')}
</body></html>`
}

function findingHtml({ heading, question, answers, text }: ReportData['findings'][number]): string {
  const largest = Math.max(...answers.map(({ value }) => value))
  const bars = answers.map(
    ({ label, value }) =>
      `<div class="bar"><span>${escapeHtml(label)}</span><div class="track"><div class="fill${value === largest ? ' top' : ''}" style="width:${value}%"></div></div><span class="value">${value}%</span></div>`,
  )
  return `<section><h2>${escapeHtml(heading)}</h2><p>${escapeHtml(text)}</p><p class="question">${escapeHtml(question)}</p>${bars.join('')}</section>`
}
