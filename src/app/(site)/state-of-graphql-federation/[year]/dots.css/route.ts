import { notFound } from 'next/navigation'
import { dotStyles } from '@/report/dots'
import { allReports, reportOf } from '@/report/reports'

export const dynamic = 'force-static'
export const dynamicParams = false

export function generateStaticParams() {
  return allReports().map(({ year }) => ({ year: String(year) }))
}

/** The style sheet of the dots on the page. */
export async function GET(
  _request: Request,
  { params }: RouteContext<'/state-of-graphql-federation/[year]/dots.css'>,
) {
  const report = reportOf((await params).year) ?? notFound()
  return new Response(dotStyles(report), { headers: { 'Content-Type': 'text/css; charset=utf-8' } })
}
