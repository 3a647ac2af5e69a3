import { site } from '@/config/site'
import { tableFacts } from '@/db/facts'
import { SmartLink } from '@/ui/link'
import { BrowserRecordsList } from './browser-records-list'
import { DatabaseSection } from './database-section'
import { Fact, FactList } from './fact-list'
import { PreferencesButton } from './preferences-button'
import { ServicesSection } from './services-section'

/** Headings for the table of contents. */
export const dataHeadings = [
  {
    id: 'database',
    title: 'In our database',
    children: Object.keys(tableFacts).map((name) => ({ id: `table-${name}`, title: name, children: [] })),
  },
  { id: 'server', title: 'On the server, outside the database', children: [] },
  { id: 'browser', title: 'In your browser', children: [] },
  { id: 'services', title: 'At other companies', children: [] },
  { id: 'yours', title: 'See it or have it erased', children: [] },
]

/** Shows what is stored, where and for how long, from the descriptions that the code is checked against. */
export function DataPage() {
  return (
    <>
      <p>
        This page lists everything that the site stores about visitors, where, and for how long. It is made
        from the description of the database and from the services that are switched on, so no table and no
        column is missing. The <SmartLink href="/privacy-policy">privacy policy</SmartLink> names the legal
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
          A digest of the IP address of each client that searches or sends forms, events or comments. It
          limits how many requests one client may send. The server forgets it after ten minutes at most, and
          its key when it stops.
        </Fact>
        <Fact term="Backups">Copies of the database and the files. Kept for 35 days.</Fact>
      </FactList>

      <h2 id="browser">In your browser</h2>
      <p>
        These are all records that this site may keep in your browser. The{' '}
        <SmartLink href="/cookies">cookie page</SmartLink> says how to remove them.
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
