import { FormButton } from '@/forms/form-button'
import type { ReportData } from '@/content/schemas/report'
import { Section } from '@/ui/section'

/** The chapters of the PDF, and the method of the survey. */
export function AboutReport({ report }: { report: ReportData }) {
  return (
    <Section heading="Chapters of the report" lead={`Participants answered from ${report.fieldwork}.`}>
      <ol className="grid gap-x-10 sm:grid-cols-2 lg:grid-cols-3">
        {report.chapters.map(({ title, about }, index) => (
          <li key={title} className="border-t border-line py-6">
            <p className="font-mono text-xs text-accent">{index + 1}</p>
            <h3 className="mt-2 font-semibold">{title}</h3>
            <p className="mt-1 text-body-sm text-muted">{about}</p>
          </li>
        ))}
      </ol>
      <h3 className="mt-10 font-semibold">How we asked</h3>
      <p className="mt-2 max-w-[44rem] text-muted">{report.method}</p>
      <div className="mt-9">
        <FormButton form="stateOfFederation">Download the free report</FormButton>
      </div>
    </Section>
  )
}
