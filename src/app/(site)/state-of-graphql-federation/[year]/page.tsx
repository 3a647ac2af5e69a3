import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { ReportPage } from '@/report/report-page'
import { reportPath } from '@/content/paths'
import { allReports, reportOf } from '@/report/reports'
import { breadcrumb } from '@/seo/json-ld/breadcrumb'
import { JsonLd } from '@/seo/json-ld/json-ld'
import { pageMetadata } from '@/seo/metadata'

export const dynamicParams = false

export function generateStaticParams() {
  return allReports().map(({ year }) => ({ year: String(year) }))
}

type Props = PageProps<'/state-of-graphql-federation/[year]'>

export async function generateMetadata(props: Props): Promise<Metadata> {
  const report = await findReport(props)
  return pageMetadata({ path: reportPath(report.year), title: report.title, description: report.lead })
}

export default async function ReportRoute(props: Props) {
  const report = await findReport(props)
  return (
    <>
      <ReportPage report={report} />
      <JsonLd data={breadcrumb([{ name: report.title, path: reportPath(report.year) }])} />
    </>
  )
}

async function findReport({ params }: Props) {
  return reportOf((await params).year) ?? notFound()
}
