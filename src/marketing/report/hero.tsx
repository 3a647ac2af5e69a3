import { FormButton } from '@/forms/form-button'
import type { ReportData } from '@/content/schemas/report'
import { ButtonLink } from '@/ui/button-link'
import { reportCsvPath } from './reports'
import { Respondents } from './respondents'

export function ReportHero({ report }: { report: ReportData }) {
  return (
    <section className="relative overflow-clip border-b border-line">
      <div className="container-page grid items-center gap-12 py-16 md:py-24 lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]">
        <div>
          <p className="eyebrow">Report {report.year}</p>
          <h1 className="text-4xl leading-[1.05] font-semibold tracking-[-0.03em] sm:text-5xl md:text-6xl">
            State of GraphQL Federation
          </h1>
          <p className="mt-6 max-w-[36rem] text-lg text-pretty text-muted md:text-xl">{report.lead}</p>
          <div id="download" className="actions mt-9">
            <FormButton form="stateOfFederation" size="lg">
              Download the free report
            </FormButton>
            <ButtonLink href={reportCsvPath(report)} variant="secondary" size="lg">
              Get the data as CSV
            </ButtonLink>
          </div>
          <p className="mt-8 max-w-[36rem] border-l-2 border-amber pl-4 text-sm text-muted">{report.note}</p>
        </div>
        <Respondents report={report} />
      </div>
    </section>
  )
}
