import { notFound } from 'next/navigation'
import { allReports, reportCsv, reportOf } from '@/report/reports'

export const dynamic = 'force-static'
export const dynamicParams = false

export function generateStaticParams() {
  return allReports().map(({ year }) => ({ year: String(year) }))
}

/** The data of the charts as CSV. */
export async function GET(
  _request: Request,
  { params }: RouteContext<'/state-of-graphql-federation/[year]/data.csv'>,
) {
  const report = reportOf((await params).year) ?? notFound()
  return new Response(reportCsv(report), { headers: { 'Content-Type': 'text/csv; charset=utf-8' } })
}
