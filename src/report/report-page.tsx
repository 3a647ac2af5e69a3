import clsx from 'clsx'
import type { CSSProperties } from 'react'
import type { ReportData } from '@/content/schemas/report'
import { fillIn, words } from '@/content/words'
import { FormButton } from '@/forms/form-button'
import { FormWidget } from '@/forms/form-widget'
import { ButtonLink } from '@/ui/button-link'
import { Choices } from '@/ui/choices'
import { Closing } from '@/blocks/closing'
import { Hero } from '@/blocks/hero'
import { Section } from '@/ui/section'
import { arrangements, coloredAnswers, discsOf, dotsPath, radiusOf } from './dots'
import { reportCsvPath } from './reports'
import styles from './report.module.css'

/** A survey's report: every respondent as a dot, the findings with their charts, and how it was made. */
export function ReportPage({ report }: { report: ReportData }) {
  return (
    <>
      <ReportHero report={report} />
      <Findings report={report} />
      <AboutReport report={report} />
      <Closing
        heading={words().report.closing}
        intro={<p>{words().report.closingText}</p>}
        more={
          <div className="actions">
            <FormButton form="stateOfFederation" size="lg">
              {words().report.download}
            </FormButton>
            <FormButton form="contact" variant="secondary" size="lg">
              {words().report.ask}
            </FormButton>
          </div>
        }
      />
      <FormWidget kind="popover" form="contact" label={words().report.question} />
    </>
  )
}

function ReportHero({ report }: { report: ReportData }) {
  const { download, data } = words().report
  return (
    <div id="download">
      <Hero
        layout="beside"
        columns="7/5"
        centered
        ruled
        eyebrow={`Survey, ${report.fieldwork}`}
        heading={
          <>
            {report.title.replace(String(report.year), '')}
            <strong>{report.year}</strong>
          </>
        }
        intro={<p>{report.lead}</p>}
        more={
          <>
            <div className="actions">
              <FormButton form="stateOfFederation" size="lg">
                {download}
              </FormButton>
              <ButtonLink href={reportCsvPath(report)} variant="secondary" size="lg">
                {data}
              </ButtonLink>
            </div>
            <p className="max-w-[36rem] border-l-2 border-amber pl-4 text-sm text-muted">{report.note}</p>
          </>
        }
      >
        <Respondents report={report} />
      </Hero>
    </div>
  )
}

/** Every respondent is a dot; a choice colors the dots by the answers to a finding, in rings. Needs no script. */
function Respondents({ report }: { report: ReportData }) {
  const { respondents } = report
  const findings = arrangements(report).map((finding) => ({ ...finding, answers: coloredAnswers(finding) }))
  const edge = radiusOf(respondents) + 3
  const size = 2 * edge
  return (
    <figure
      className={clsx(
        styles.figure,
        'mx-auto max-w-[26rem] gap-x-12 md:max-lg:grid md:max-lg:max-w-none md:max-lg:grid-cols-[17rem_minmax(0,1fr)] md:max-lg:items-center lg:me-0',
      )}
    >
      <svg
        viewBox={`${-edge} ${-edge} ${size} ${size}`}
        aria-hidden="true"
        className="mx-auto block w-full max-w-60 md:max-w-none"
      >
        <mask id="respondents" maskUnits="userSpaceOnUse" x={-edge} y={-edge} width={size} height={size}>
          <path d={dotsPath(respondents)} stroke="#fff" strokeWidth="5.2" strokeLinecap="round" />
        </mask>
        <g mask="url(#respondents)">
          {[[{ value: 100, color: 'var(--cool)' }], ...findings.map(({ answers }) => answers)].map(
            (answers, view) => (
              <g key={view} className={styles.view}>
                {discsOf(respondents, answers).map(({ radius, color: fill }, index) => (
                  <circle key={radius} r={index === 0 ? edge : radius} fill={fill} />
                ))}
              </g>
            ),
          )}
        </g>
      </svg>
      <figcaption>
        <p className="mt-3 text-center text-sm text-muted md:max-lg:mt-0 md:max-lg:mb-4 md:max-lg:text-left">
          {respondents} respondents, one dot each
        </p>
        <Choices
          look="pills"
          legend="Color the respondents by"
          name="respondents"
          // The size of graphs is the first section below.
          initial={2 + findings.findIndex(({ id }) => id === 'ownership')}
          labels={['All', ...findings.map(({ id }) => id)]}
          choiceClass="capitalize"
          className="mt-4 flex-wrap! gap-1! mask-none! pe-0! md:max-lg:mt-0 [&>label]:text-caption! max-sm:[&>label]:min-h-11 max-sm:[&>label]:grow! max-sm:[&>label]:justify-center max-sm:[&>label]:px-1! sm:[&>label]:px-2!"
        />
        <div className={styles.keys}>
          <p className={styles.key} />
          {findings.map(({ id, question, answers }) => (
            <div key={id} className={styles.key}>
              <p className="text-balance text-text">{question}</p>
              <ul className="mt-2">
                {answers.map(({ label, value, color }) => (
                  <li
                    key={label}
                    style={{ '--color': color } as CSSProperties}
                    className={clsx(styles.answer, 'flex py-1')}
                  >
                    {label} <span className="ml-auto font-mono text-text">{value}%</span>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </figcaption>
    </figure>
  )
}

/** The findings with their charts, on alternating sides. The second and the third share a row. */
function Findings({ report: { findings } }: { report: ReportData }) {
  const [first, second, third, ...others] = findings
  return [[first], [second, third], ...others.map((finding) => [finding])].map((row, index) => (
    <div key={row[0]?.id} className={clsx('border-b border-line', index % 2 && 'bg-raised')}>
      <div className="container-page grid gap-x-20 gap-y-16 py-14 md:py-20 lg:auto-cols-fr lg:grid-flow-col">
        {row.map(
          (finding) =>
            finding && (
              <Finding key={finding.id} {...finding} alone={row.length === 1} turned={index % 2 === 1} />
            ),
        )}
      </div>
    </div>
  ))
}

type FindingProps = ReportData['findings'][number] & { alone: boolean; turned: boolean }

function Finding({ id, heading, question, answers, multiple, focus, text, alone, turned }: FindingProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-heading`}
      className={clsx('grid gap-x-20 gap-y-10', alone ? 'lg:grid-cols-2 lg:items-center' : 'content-between')}
    >
      <div className={clsx(alone && turned && 'lg:order-1')}>
        <h2
          id={`${id}-heading`}
          className={clsx(
            'leading-[1.12] font-semibold tracking-tight',
            alone ? 'text-3xl md:text-title' : 'text-2xl md:text-3xl',
          )}
        >
          {heading}
        </h2>
        <p className={clsx('max-w-[34rem] text-pretty text-soft', alone ? 'mt-5 text-lg' : 'mt-3')}>{text}</p>
      </div>
      <figure>
        <figcaption className="mb-5 text-sm text-balance text-muted">{question}</figcaption>
        {multiple ? <Bars {...{ answers, focus }} /> : <Stack {...{ answers, focus }} />}
      </figure>
    </section>
  )
}

type Props = Pick<ReportData['findings'][number], 'answers' | 'focus'>

/** A question's answers as bars, the longest first. A list, so that it is accessible. */
function Bars(finding: Props) {
  return (
    <ul className="grid gap-4">
      {coloredAnswers(finding)
        .toSorted((a, b) => b.value - a.value)
        .map(({ label, value, inFocus }) => (
          <li
            key={label}
            className={clsx(
              'grid items-center gap-x-4 gap-y-2 text-body-sm max-sm:grid-cols-[auto_minmax(0,1fr)] sm:grid-cols-[minmax(0,1fr)_3rem]',
              inFocus ? 'font-semibold' : 'text-soft',
            )}
          >
            <span className="max-sm:pe-14">{label}</span>
            <span className="text-right font-mono max-sm:order-first">{value}%</span>
            <span aria-hidden="true" className="col-span-2 h-4 rounded-sm bg-raised-2">
              <span className={clsx(styles.length, inFocus && styles.focus)} style={{ width: `${value}%` }} />
            </span>
          </li>
        ))}
    </ul>
  )
}

/** The answers to a question with one choice as parts of a whole, in the colors of the dots. */
function Stack(finding: Props) {
  const answers = coloredAnswers(finding).map((answer) => ({
    ...answer,
    style: { '--part': answer.value, '--color': answer.color, '--ink': answer.ink } as CSSProperties,
  }))
  const first = answers.findIndex(({ inFocus }) => inFocus)
  const focused = answers.filter((answer) => answer.inFocus)
  const percent = (of: typeof answers) => `${of.reduce((sum, { value }) => sum + value, 0)}%`
  return (
    <>
      {focused.length > 1 && (
        <p
          aria-hidden="true"
          className="mb-1.5 border-b-2 border-amber pb-1 text-center font-semibold"
          style={{ marginLeft: percent(answers.slice(0, first)), width: percent(focused) }}
        >
          {percent(focused)}
        </p>
      )}
      <div aria-hidden="true" className={styles.bar}>
        {answers.map(({ label, value, style }) => (
          <span key={label} style={style} className={styles.part}>
            {value >= 9 && `${value}%`}
          </span>
        ))}
      </div>
      <ul className="mt-4">
        {answers.map(({ label, value, inFocus, style }) => (
          <li
            key={label}
            style={style}
            className={clsx(styles.share, inFocus ? 'font-semibold' : 'text-soft')}
          >
            <span className="grow">{label}</span>
            <span className="font-mono">{value}%</span>
          </li>
        ))}
      </ul>
    </>
  )
}

/** The chapters of the PDF, and the method of the survey. */
function AboutReport({ report }: { report: ReportData }) {
  const { chapters, fieldwork, method } = words().report
  return (
    <Section heading={chapters} lead={fillIn(fieldwork, { fieldwork: report.fieldwork })}>
      <ol className="grid gap-x-10 sm:grid-cols-2 lg:grid-cols-3">
        {report.chapters.map(({ title, about }, index) => (
          <li key={title} className="border-t border-line py-5">
            <h3 className="font-semibold">
              <span aria-hidden data-chrome className="mr-3 font-mono text-caption font-normal text-accent">
                {index + 1}
              </span>
              {title}
            </h3>
            <p className="mt-1 text-body-sm text-muted">{about}</p>
          </li>
        ))}
      </ol>
      <h3 className="mt-10 font-semibold">{method}</h3>
      <p className="mt-2 max-w-[44rem] text-muted">{report.method}</p>
    </Section>
  )
}
