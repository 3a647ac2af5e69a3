import { FormButton } from '@/forms/form-button'
import type { ReportData } from '@/content/schemas/report'
import { ButtonLink } from '@/ui/button-link'
import { Hero } from '@/ui/hero'
import { reportCsvPath } from './reports'
import { Respondents } from './respondents'

export function ReportHero({ report }: { report: ReportData }) {
  return (
    <Hero
      id="download"
      className="border-b border-line"
      columns="6/5"
      heading={report.title}
      lead={report.lead}
      actions={
        <>
          <FormButton form="stateOfFederation" size="lg">
            Download the free report
          </FormButton>
          <ButtonLink href={reportCsvPath(report)} variant="secondary" size="lg">
            Get the data as CSV
          </ButtonLink>
        </>
      }
      note={
        <p className="mt-8 max-w-[36rem] border-l-2 border-amber pl-4 text-sm text-muted">{report.note}</p>
      }
    >
      <Respondents report={report} />
    </Hero>
  )
}
