import type { ReactNode } from 'react'
import { giscus, externalFormHost, services } from '@/config/services'
import { browserRecordsFile, storedDataFile } from '@/content/collections'
import * as retention from '@/db/retention'
import { capitalize } from '@/lib/capitalize'
import { Badge } from '@/ui/badge'
import { buttonClass } from '@/ui/button'
import { Disclosure } from '@/ui/disclosure'
import { optionalServices, type OptionalService } from './record'
import { serviceFacts } from './service-facts'

/* The lists of the cookie page and of `/data`, which content shows with tags. */

/** Lists what this site may store in a browser. */
export function BrowserRecordsList() {
  return (
    <FactList>
      {browserRecordsFile.all()[0]?.data.map(({ name, kind, purpose, when, kept }) => (
        <Fact key={name} term={name}>
          {purpose}
          <Detail label="Written when">
            {when}, in {kind === 'cookie' ? 'a cookie' : kind}
          </Detail>
          <Detail label="Kept">{kept}</Detail>
        </Fact>
      ))}
    </FactList>
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
  return (
    <div className="not-prose">
      <dl className="border-t border-line">{children}</dl>
    </div>
  )
}

const row = 'grid gap-x-6 gap-y-1 border-line sm:grid-cols-[12rem_minmax(0,1fr)]'

function Fact({ term, children }: { term: ReactNode; children: ReactNode }) {
  return (
    <div className={`border-b py-3 ${row}`}>
      <dt className="font-mono text-caption leading-6 break-words text-text">{term}</dt>
      <dd className="m-0 p-0 text-body-sm leading-6 text-muted">{children}</dd>
    </div>
  )
}

/** An extra line below a fact. */
function Detail({ label, children }: { label: string; children: ReactNode }) {
  return (
    <span className="mt-1 block text-caption">
      <span className="text-text">{label}</span> {children}
    </span>
  )
}

/** Lists every table of the database with its columns, from content/stored-data.yaml. */
export function StoredData() {
  return storedDataFile.all()[0]?.data.map(({ name, about, kept, columns }) => (
    <section
      key={name}
      aria-labelledby={`table-${name}`}
      className={`not-prose border-t py-3 text-body-sm leading-6 text-muted ${row}`}
    >
      <h3 id={`table-${name}`} className="font-mono text-caption leading-6 font-medium text-text">
        {name}
      </h3>
      <div>
        <p>{withNumbers(about)}</p>
        <Detail label="Kept">{codeText(withNumbers(kept))}</Detail>
      </div>
      {/* Most readers look for what is kept and how long, so the columns are behind a summary. */}
      <Disclosure
        summary={Object.keys(columns).length === 1 ? '1 column' : `${Object.keys(columns).length} columns`}
        className="text-caption sm:col-start-2 [&>summary]:py-1"
      >
        <FactList>
          {Object.entries(columns).map(([column, meaning]) => (
            <Fact key={column} term={column}>
              {codeText(meaning)}
            </Fact>
          ))}
        </FactList>
      </Disclosure>
    </section>
  ))
}

/** Fills in the numbers of src/db/retention.ts. Throws for any other name. */
function withNumbers(text: string): string {
  return text.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const number = new Map(Object.entries<number>(retention)).get(name)
    if (number === undefined)
      throw new RangeError(`content/stored-data.yaml: {${name}} is not a number of src/db/retention.ts`)
    return String(number)
  })
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

/** Lists the services of other companies: whether they are on, when and where they act, and what they store. */
export function OtherCompanies() {
  const all = thirdPartyServices()
  const on = all.filter((service) => service.on).map(({ name }) => name)
  return (
    <>
      <p>
        {on.length === 0
          ? 'None is switched on. Below is what each of them would do.'
          : `Switched on: ${on.join(', ')}. The others are off; below is what they would do.`}
      </p>
      <FactList>
        {all.map(({ name, does, acts, where, records = [], on: isOn }) => (
          <Fact
            key={name}
            term={
              <span className="flex flex-wrap items-center gap-2 font-sans">
                {name} <Badge tone={isOn ? 'accent' : undefined}>{isOn ? 'on' : 'off'}</Badge>
              </span>
            }
          >
            {capitalize(does)}.<Detail label="Acts">{acts}</Detail>
            <Detail label="Data goes to">{where}</Detail>
            {records.map((record) => (
              <Detail key={record.name} label={record.name}>
                kept {record.lifetime}
              </Detail>
            ))}
          </Fact>
        ))}
      </FactList>
    </>
  )
}

type ThirdPartyService = {
  name: string
  does: string
  /** When it runs. */
  acts: string
  where: string
  records?: { name: string; lifetime: string }[]
  /** Whether this build enables it. */
  on: boolean
}

/** Lists every third-party service that the site supports, enabled ones first. */
function thirdPartyServices(): ThirdPartyService[] {
  const configured = services()
  const [comments, forms] = [giscus(), externalFormHost()]
  const withConsent = (Object.keys(serviceFacts) as OptionalService[]).map((key): ThirdPartyService => {
    const acts = `after consent to ${serviceFacts[key].categories.join(' or ')}`
    return { ...serviceFacts[key], acts, on: optionalServices(configured).includes(key) }
  })
  const operatorsChoice = 'a server that the operator chooses'
  const others: ThirdPartyService[] = [
    {
      name: 'Plausible',
      does: 'page counts instead of ours',
      acts: 'on every page, without cookies',
      where: hostOf(configured.plausible?.host) ?? operatorsChoice,
      on: configured.plausible !== undefined,
    },
    {
      name: 'Osano',
      does: 'the question about consent instead of ours',
      acts: 'on every page, because it keeps your answer',
      where: 'European Union and United States',
      records: [{ name: 'osano_consentmanager, osano_consentmanager_uuid', lifetime: '1 year' }],
      on: configured.osano !== undefined,
    },
    {
      name: 'Giscus',
      does: 'comments instead of ours, kept as discussions of a code repository',
      acts: 'when you reach the comments below a post or a chapter',
      where: hostOf(comments?.host) ?? operatorsChoice,
      on: comments !== undefined,
    },
    {
      name: 'YouTube, without cookies',
      does: 'videos in posts',
      acts: 'when you start a video',
      where: 'United States',
      on: false,
    },
    {
      name: 'A hosted form provider',
      does: 'forms instead of ours, with their answers',
      acts: 'when you open a form',
      where: hostOf(forms) ?? 'a place that the provider chooses',
      on: forms !== undefined,
    },
  ]
  return [...withConsent, ...others].toSorted((one, other) => Number(other.on) - Number(one.on))
}

function hostOf(address: string | undefined): string | undefined {
  return address && URL.canParse(address) ? new URL(address).host : undefined
}
