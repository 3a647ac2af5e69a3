import type { ReactNode } from 'react'
import type { Form } from '@/forms/host/forms'
import { askedQuestions } from '@/forms/host/server/asked-questions'
import type { Lead } from '@/forms/host/server/leads'
import { Time } from '@/members/table'
import { formTitle, postingOf } from './names'

/** What a visitor sent: answers as the form asked them, files, hidden values, and where the form was opened. */
export function LeadContent({ lead, form }: { lead: Lead; form: Form | undefined }) {
  const posting = postingOf(lead)
  return (
    <>
      <h2>Answers</h2>
      <dl className="facts lead">
        {askedQuestions(lead, form).map(({ ref, title, answer, isRemoved }) => (
          <Fact key={ref} name={title} detail={isRemoved && form && 'No longer asked'}>
            <Answer value={answer} />
          </Fact>
        ))}
        {lead.files.map(({ id, name, bytes }) => (
          <Fact key={id} name="File" detail={`${Math.ceil(bytes / 1024)} kB`}>
            <a href={`/desk/leads/${lead.id}/files/${id}`}>{name || 'Without a name'}</a>
          </Fact>
        ))}
      </dl>
      <h2>Where it came from</h2>
      <dl className="facts lead">
        <Fact name="Form">{formTitle(lead.form)}</Fact>
        <Fact name="Sent">
          <Time at={lead.createdAt} /> UTC
        </Fact>
        {posting && (
          <Fact name="Posting">
            <a href={posting.path}>{posting.title}</a>
          </Fact>
        )}
        {Object.entries({ ...lead.hidden, ...lead.context }).map(([name, value]) => (
          <Fact key={name} name={name}>
            {value}
          </Fact>
        ))}
      </dl>
    </>
  )
}

function Fact({ name, detail, children }: { name: string; detail?: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt>
        {name} {detail && <small>{detail}</small>}
      </dt>
      <dd>{children}</dd>
    </div>
  )
}

/** An answer as text. Only a web address becomes a link, since others can run code. */
function Answer({ value }: { value: unknown }): ReactNode {
  if (value === undefined) return <span className="muted">No answer</span>
  if (value === true) return 'Yes'
  if (Array.isArray(value)) return value.join('\n')
  if (typeof value !== 'string') return JSON.stringify(value)
  const isAddress = /^https?:\/\/\S+$/i.test(value)
  return isAddress ? (
    <a href={value} rel="noreferrer">
      {value}
    </a>
  ) : (
    value
  )
}
