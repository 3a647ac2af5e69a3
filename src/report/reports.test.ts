import { existsSync } from 'node:fs'
import { expect, it } from 'vitest'
import { dotStyles } from './dots'
import { allReports, reportCsv, reportPdf } from './reports'

it('every report has its PDF and a CSV with one line for each answer', () => {
  for (const report of allReports()) {
    expect(existsSync(`public${reportPdf(report)}`)).toBe(true)
    const lines = reportCsv(report).trimEnd().split('\r\n')
    expect(lines).toHaveLength(1 + report.findings.flatMap(({ answers }) => answers).length)
    expect(lines[0]).toBe('finding,question,answer,percent,respondents')
    expect(lines[1]).toBe(
      'size,How many subgraphs does your largest graph have in production?,None yet,14,612',
    )
  }
})

it('the style sheet places every respondent in every arrangement', () => {
  for (const report of allReports()) {
    const rules = dotStyles(report).split('\n')
    expect(rules).toHaveLength(report.respondents)
    expect(rules[0]).toMatch(/^\.d0\{--p0:-?\d+px -?\d+px;--c0:var\(--\w+\);--p1:/)
  }
})
