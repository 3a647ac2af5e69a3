import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { FormWidget } from '@/forms/form-widget'
import { AboutReport } from '@/marketing/report/about'
import { Findings } from '@/marketing/report/findings'
import { ReportHero } from '@/marketing/report/hero'
import { reportPath } from '@/content/paths'
import { allReports, reportOf } from '@/marketing/report/reports'
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

export default async function ReportPage(props: Props) {
  const report = await findReport(props)
  return (
    <>
      <ReportHero report={report} />
      <Findings report={report} />
      <AboutReport report={report} />
      <FormWidget kind="popover" form="contact" label="A question about the numbers? Ask us." />
      <JsonLd data={breadcrumb([{ name: report.title, path: reportPath(report.year) }])} />
    </>
  )
}

async function findReport({ params }: Props) {
  return reportOf((await params).year) ?? notFound()
}
