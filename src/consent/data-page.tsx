import { giscus, externalFormHost, services } from '@/config/services'
import { paths } from '@/config/paths'
import { site } from '@/config/site'
import { storedDataFile } from '@/content/collections'
import * as retention from '@/db/retention'
import { capitalize } from '@/lib/capitalize'
import { Badge } from '@/ui/badge'
import { Disclosure } from '@/ui/disclosure'
import { SmartLink } from '@/ui/link'
import { BrowserRecordsList, Detail, Fact, FactList, PreferencesButton } from './browser-records'
import { optionalServices, type OptionalService } from './record'
import { serviceFacts } from './service-facts'

/** Headings for the table of contents. */
export const dataHeadings = [
  {
    id: 'database',
    title: 'In our database',
    children: tables().map(({ name }) => ({ id: `table-${name}`, title: name, children: [] })),
  },
  { id: 'server', title: 'On the server, outside the database', children: [] },
  { id: 'browser', title: 'In your browser', children: [] },
  { id: 'services', title: 'At other companies', children: [] },
  { id: 'yours', title: 'See it or have it erased', children: [] },
]

/** Shows what is stored, where and for how long, from descriptions that are checked against the code. */
export function DataPage() {
  return (
    <>
      <p>
        This page lists everything that the site stores about visitors, where, and for how long. It is made
        from the description of the database and from the services that are switched on, so no table and no
        column is missing. The <SmartLink href={paths.privacy}>privacy policy</SmartLink> names the legal
        grounds and your rights.
      </p>

      <h2 id="database">In our database</h2>
      <p>
        There is one database: a file on the web server, or a PostgreSQL database beside it. Only the operator
        can read it. Times are in UTC. Open a table to see each column.
      </p>
      <DatabaseSection />

      <h2 id="server">On the server, outside the database</h2>
      <FactList>
        <Fact term="data/uploads">
          Files sent with a form, under random names, where the site does not serve them. They are deleted
          with the form's answers.
        </Fact>
        <Fact term="Log">
          Failed requests and server errors, with time, method and path, but without IP address, query or
          anything that a visitor typed. The log also counts, by rule, how often browsers reported a breach of
          a page's security policy. It is kept as long as the operator keeps logs.
        </Fact>
        <Fact term="Memory">
          A digest of the IP address of each client that searches, asks <code>/graphql</code> or{' '}
          <code>/mcp</code>, or sends forms, events or comments. It limits how many requests one client may
          send. The server forgets it after ten minutes at most, and its key when it stops. Queries and
          schemas that are sent there are answered and not kept.
        </Fact>
        <Fact term="Backups">Copies of the database and the files. Kept for 35 days.</Fact>
      </FactList>

      <h2 id="browser">In your browser</h2>
      <p>
        These are all records that this site may keep in your browser. The{' '}
        <SmartLink href={paths.cookies}>cookie page</SmartLink> says how to remove them.
      </p>
      <BrowserRecordsList />

      <h2 id="services">At other companies</h2>
      <ServicesSection />
      <PreferencesButton />

      <h2 id="yours">See it or have it erased</h2>
      <p>
        Write to {site.author.privacyEmail}. We send you everything that is stored under your email address,
        or remove it from every table, with files and pending deliveries. Counts contain nothing about a
        person, so there is nothing in them to show or to erase.
      </p>
    </>
  )
}

/** Lists every table of the database with its columns, from content/stored-data.yaml. */
function DatabaseSection() {
  return tables().map(({ name, about, kept, columns }) => (
    <section
      key={name}
      aria-labelledby={`table-${name}`}
      className="not-prose mt-6 border-t border-line-strong pt-5"
    >
      <h3 id={`table-${name}`} className="font-mono text-base font-semibold">
        {name}
      </h3>
      <p className="mt-2 text-muted">{withNumbers(about)}</p>
      <p className="mt-1 mb-4 text-muted">
        <span className="text-text">Kept:</span> {codeText(withNumbers(kept))}
      </p>
      {/* Most readers look for what is kept and how long, so the columns are behind a summary. */}
      <Disclosure
        summary={Object.keys(columns).length === 1 ? '1 column' : `${Object.keys(columns).length} columns`}
        className="text-body-sm"
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

function tables() {
  return storedDataFile.all()[0]?.data ?? []
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
function ServicesSection() {
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
  const others: ThirdPartyService[] = [
    {
      name: 'Plausible',
      does: 'page counts instead of ours',
      acts: 'on every page, without cookies',
      where: configured.plausible ? hostOf(configured.plausible.host) : 'a server that the operator chooses',
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
      where: comments ? hostOf(comments.host) : 'a server that the operator chooses',
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
      where: forms ? hostOf(forms) : 'a place that the provider chooses',
      on: forms !== undefined,
    },
  ]
  return [...withConsent, ...others].toSorted((one, other) => Number(other.on) - Number(one.on))
}

function hostOf(address: string): string {
  return URL.canParse(address) ? new URL(address).host : ''
}
