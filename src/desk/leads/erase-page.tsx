import { emptyJournal } from '@/db/journal'
import { backupDays } from '@/config/retention'
import { maxEmailLength } from '@/lib/max-email-length'
import { personalDataSources, type Found } from '@/privacy/personal-data'
import { Field } from '@/members/field'
import { PostForm } from '@/members/post-form'
import { DataTable } from '@/members/table'
import type { MemberPost, MemberVisit, Page } from '@/members/types'
import { buttonClass } from '@/ui/button'
import { Subject } from '../pages/audit-log'

/** GET /desk/erase: asks whom. The address is sent in posts only, so that it is in no log of a proxy. */
export async function askWhom(visit: MemberVisit, typed = '', problem?: string): Promise<Page> {
  return {
    title: 'Erase a person',
    status: problem ? 422 : 200,
    main: (
      <PostForm visit={visit} action="/desk/erase" className="row">
        <Field
          label="Email address"
          type="email"
          name="email"
          required
          defaultValue={typed}
          maxLength={maxEmailLength}
          problem={problem}
        />
        <button className={buttonClass({ variant: 'secondary' })} type="submit">
          List what would be erased
        </button>
      </PostForm>
    ),
  }
}

/** POST /desk/erase: lists what would go, and with `confirm` erases it, as `npm run data -- erase` does. */
export async function erasePerson(visit: MemberPost): Promise<Page> {
  const { db, texts, audit } = visit
  const email = texts.get('email')?.trim() ?? ''
  if (!email.includes('@') || email.length > maxEmailLength)
    return askWhom(visit, email, 'Please enter an email address.')
  if (texts.get('confirm') !== 'yes') return previewErasure(visit, email)
  const counts: string[] = []
  for (const { what, erase } of personalDataSources()) counts.push(countText(await erase(db, email), what))
  const erased = counts.filter(Boolean).join('; ') || 'nothing'
  await audit({ action: 'erased', subject: 'person', detail: erased })
  return {
    title: 'Erased',
    main: (
      <>
        <p role="status">Erased: {erased}.</p>
        {!(await emptyJournal(db)) && <p>The server empties the journal of the database within the hour.</p>}
        <p>
          Backups expire within {backupDays} days. Data that a webhook delivered to another system must be
          erased there.
        </p>
        <p className="row">
          <a href="/desk/leads">All leads</a>
          <a href="/desk/erase">Erase another person</a>
        </p>
      </>
    ),
  }
}

async function previewErasure(visit: MemberVisit, email: string): Promise<Page> {
  const found = await Promise.all(
    personalDataSources().map(async ({ what, find }) => ({ what, ...(await find(visit.db, email)) })),
  )
  const count = found.reduce((sum, { own }) => sum + own.rows.length, 0)
  const shown = found.filter(({ own, mentions }) => own.rows.length > 0 || mentions?.rows.length)
  await visit.audit({ action: 'saw', subject: 'person', detail: `${count} to erase` })
  return {
    title: count === 0 ? 'Nothing to erase' : 'Erase all of this?',
    main: (
      <>
        <p>Data of {email}</p>
        {shown.length === 0 && <p>We store nothing with this address.</p>}
        {shown.map(({ what, own, mentions }) => (
          <section key={what}>
            <h2 className="first-letter:uppercase">{countText(own.rows.length, what) || what}</h2>
            <FoundTables label={what} {...own} />
            {mentions && mentions.rows.length > 0 && <h3>Kept, because others wrote it</h3>}
            {mentions && <FoundTables label={`${what}, of others`} {...mentions} />}
          </section>
        ))}
        <PostForm
          visit={visit}
          action="/desk/erase"
          className="row"
          fields={{ email, confirm: 'yes' }}
          button={count > 0 ? 'Erase for good' : undefined}
          danger
        >
          {count > 0 ? <a href="/desk/leads">Keep everything</a> : <a href="/desk/erase">Back</a>}
        </PostForm>
      </>
    ),
  }
}

/** Such as "1 form" for "forms"; empty for none. */
function countText(count: number, what: string): string {
  return count === 0 ? '' : `${count} ${count === 1 ? what.replace(/s\b/, '') : what}`
}

/** What was found. A row of a lead ends with its id, which leads there: others may have written about the person. */
function FoundTables({ label, tables }: Found & { label: string }) {
  return tables.map(({ headings, rows }) => (
    <DataTable
      key={headings.join()}
      className="stacked"
      label={label}
      headings={headings}
      rows={rows.map((row) => [
        ...row.slice(0, -1),
        headings.includes('form') ? <Subject key="id" subject={`lead ${row.at(-1)}`} /> : row.at(-1),
      ])}
    />
  ))
}
