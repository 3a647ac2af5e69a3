import { reports } from '@/content/collections'
import { reportPath } from '@/content/paths'
import type { ReportData } from '@/content/schemas/report'
import { csvLine } from '@/lib/csv-cell'

/** All reports, newest first. */
export function allReports(): ReportData[] {
  return reports
    .all()
    .map(({ data }) => data)
    .toSorted((a, b) => b.year - a.year)
}

/** The report of a year, or undefined. */
export function reportOf(year: string): ReportData | undefined {
  return allReports().find((report) => String(report.year) === year)
}

/** The PDF that `npm run report` writes to public/reports. */
export function reportPdf({ year }: ReportData): string {
  return `/reports/state-of-graphql-federation-${year}.pdf`
}

export function reportCsvPath(report: ReportData): string {
  return `${reportPath(report.year)}/data.csv`
}

/** The data behind the charts as CSV: one line for each answer. */
export function reportCsv({ findings, respondents }: ReportData): string {
  const rows = findings.flatMap(({ id, question, answers }) =>
    answers.map(({ label, value }) => [id, question, label, value, respondents]),
  )
  return [['finding', 'question', 'answer', 'percent', 'respondents'], ...rows].map(csvLine).join('')
}
