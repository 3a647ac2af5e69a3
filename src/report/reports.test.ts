import { existsSync } from 'node:fs'
import { expect, it } from 'vitest'
import { coloredAnswers } from './dots'
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

it('only the answers that a heading speaks of are warm, and no two of a finding look alike', () => {
  for (const finding of allReports().flatMap(({ findings }) =>
    findings.filter(({ multiple }) => !multiple),
  )) {
    const answers = coloredAnswers(finding)
    const warm = answers.filter(({ color }) => /coral|amber/.test(color)).map(({ label }) => label)
    expect(warm).toEqual(finding.focus)
    expect(new Set(answers.map(({ color }) => color)).size).toBe(answers.length)
  }
})
