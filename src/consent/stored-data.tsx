import type { ReactNode } from 'react'
import type { z } from 'zod'
import { giscus, externalFormHost, services } from '@/config/services'
import { browserRecordsFile, otherCompaniesFile, storedDataFile } from '@/content/collections'
import type { otherCompaniesSchema, StoredTable } from '@/content/schemas/stored-data'
import { fillIn } from '@/content/words'
import * as retention from '@/config/retention'
import { capitalize } from '@/lib/capitalize'
import { buttonClass } from '@/ui/button'
import { Disclosure } from '@/ui/disclosure'
import { PhoneFold } from '@/ui/phone-fold'

/* The lists of the cookie page and of `/data`, which content shows with tags. */

/** Lists what this site may store in a browser. */
export function BrowserRecordsList() {
  const records = browserRecordsFile.only().map(({ name, kind, purpose, when, kept }) => (
    <Fact key={name} term={name}>
      {purpose}
      <span className="mt-1 block text-sm text-muted">{`${capitalize(kind)}, written when ${when}. Kept ${kept}.`}</span>
    </Fact>
  ))
  return (
    <div className="not-prose md:border-b md:border-line md:pb-4 [&>dl]:pb-4">
      <FactList>{records.slice(0, 3)}</FactList>
      <PhoneFold as="p" title="The other records" titleClass="border-t border-line" phoneTitle>
        <FactList>{records.slice(3)}</FactList>
      </PhoneFold>
    </div>
  )
}

/** Opens the preferences. Hidden without script; the surrounding page explains the alternative. */
export function PreferencesButton() {
  return (
    <p className="not-prose">
      <button
        type="button"
        data-consent-open=""
        className={buttonClass({ variant: 'secondary' }, 'script-only')}
      >
        Open cookie preferences
      </button>
    </p>
  )
}

/** A description list: side by side, or stacked on a phone. */
function FactList({ children }: { children: ReactNode }) {
  return <dl className="not-prose max-w-none! border-t border-line [&_strong]:font-medium">{children}</dl>
}

function Fact({ term, children }: { term: ReactNode; children: ReactNode }) {
  return (
    <div className="relative grid grid-cols-1 gap-x-6 gap-y-1 border-b border-line py-4 wrap-break-word last:border-b-0 last:pb-0 sm:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
      <dt className="font-mono leading-6 font-medium break-words text-text sm:text-body-sm [dl_dl_&]:text-body-sm">
        {term}
      </dt>
      <dd className="m-0 p-0 text-body-sm leading-6 text-pretty text-soft">{children}</dd>
    </div>
  )
}

/** An extra line below a fact. */
function Detail({ label, children }: { label: string; children: ReactNode }) {
  return (
    <span className="mt-1 block">
      <span className="text-muted">{label}:</span> {children}
    </span>
  )
}

/** Lists the tables of the database about visitors or for running the site, from content/stored-data.yaml. */
export function StoredData({ of }: { of: StoredTable['of'] }) {
  const tables = storedDataFile.only().filter((table) => table.of === of)
  const list = (
    <FactList>
      {tables.map(({ title, name, about, kept, exceptions = '', columns }) => (
        <Fact
          key={name}
          term={
            <span id={`table-${name}`} className="font-sans">
              {title}
            </span>
          }
        >
          {fillIn(about, retention)}
          <Detail label="Kept">
            <strong>{fillIn(kept, retention)}</strong> {fillIn(exceptions, retention)}
          </Detail>
          {/* Most readers look for what is kept and how long, so the columns are behind a summary. */}
          <Disclosure
            summary={
              <span>
                <span className="font-mono text-caption max-sm:sr-only">{name} · </span>
                {Object.keys(columns).length} columns
              </span>
            }
            className="sm:-ms-[calc(50%+1.5rem)] [&>div]:pt-3 [&>summary]:absolute [&>summary]:top-1.5 [&>summary]:right-0 [&>summary]:py-3 [&>summary]:text-sm [&>summary]:font-normal [&>summary]:text-muted sm:[&>summary]:top-9 sm:[&>summary]:right-auto sm:[&>summary]:left-0 sm:[&>summary]:gap-2 sm:[&>summary]:py-1.5"
          >
            <FactList>
              {Object.entries(columns).map(([column, meaning]) => (
                <Fact key={column} term={column}>
                  {codeText(meaning)}
                </Fact>
              ))}
            </FactList>
          </Disclosure>
        </Fact>
      ))}
    </FactList>
  )
  if (of === 'visitors') return list
  return (
    <Disclosure summary={`${tables.length} tables`} className="not-prose border-y border-line">
      {list}
    </Disclosure>
  )
}

/** Renders text with `code` in backticks. */
function codeText(text: string) {
  return text.split('`').map((part, at) =>
    at % 2 === 1 ? (
      <code key={part} className="font-mono text-code">
        {part}
      </code>
    ) : (
      part
    ),
  )
}

type Companies = z.infer<typeof otherCompaniesSchema>['companies']

/** Lists the services of other companies: when and where they act, and what they store. Those that are off are folded. */
export function OtherCompanies() {
  const places = configuredPlaces()
  const { companies } = otherCompaniesFile.only()
  const on = companies.filter(({ service }) => places[service] !== undefined)
  const off = companies.filter((company) => !on.includes(company))
  return (
    <>
      {on.length === 0 ? <p>None is switched on.</p> : <CompanyFacts companies={on} places={places} />}
      <Disclosure
        summary={`${off.length} services that are off, and what they would do`}
        className="not-prose border-y border-line"
      >
        <CompanyFacts companies={off} places={places} />
      </Disclosure>
    </>
  )
}

function CompanyFacts({ companies, places }: { companies: Companies; places: Places }) {
  return (
    <FactList>
      {companies.map(({ service, name, does, acts, where, records = [] }) => (
        <Fact key={name} term={<span className="font-sans">{name}</span>}>
          {capitalize(does)}.<Detail label="Acts">{acts}</Detail>
          <Detail label="Data goes to">{URL.parse(places[service] ?? '')?.host ?? where}</Detail>
          {records.map((record) => (
            <Detail key={record.name} label={record.name}>
              kept {record.kept}
            </Detail>
          ))}
        </Fact>
      ))}
    </FactList>
  )
}

type Places = Partial<Record<string, string>>

/** The services that this build enables, each with the address where the operator has configured one, else an empty text. */
function configuredPlaces(): Places {
  const { trackLocalhost: _, plausible, ...others } = services()
  return {
    ...Object.fromEntries(Object.keys(others).map((name) => [name, ''])),
    plausible: plausible?.host,
    giscus: giscus()?.host,
    forms: externalFormHost(),
  }
}
