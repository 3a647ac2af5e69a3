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
  { id: 'server', title: 'Beside the database', children: [] },
  { id: 'browser', title: 'In your browser', children: [] },
  { id: 'services', title: 'At other companies', children: [] },
  { id: 'yours', title: 'See it or have it erased', children: [] },
]

/** Shows what is stored, where and for how long, from the descriptions that the code is checked against. */
export function DataPage() {
  return (
    <>
      <p>
        This page is written by the build, from the description of the database that the code compiles against
        and from the services that are switched on. A table or a column that is not described here cannot
        exist. Why we may do this, and your rights, stand in the{' '}
        <SmartLink href="/privacy-policy">privacy policy</SmartLink>.
      </p>

      <h2 id="database">In our database</h2>
      <p>
        There is one database: a file on the web server, or a PostgreSQL beside it. Nobody but the operator
        reads it. Times are in UTC.
      </p>
      <DatabaseSection />

      <h2 id="server">Beside the database</h2>
      <FactList>
        <Fact term="data/uploads">
          The bytes of files sent with a form, under random names, outside what the site serves. Deleted with
          their form.
        </Fact>
        <Fact term="Log">
          Failed requests and server errors, with time, method and path; no address, no query, nothing that a
          visitor typed. Also how often browsers reported that a page broke its security policy, by rule
          alone. Kept as long as the operator keeps logs.
        </Fact>
        <Fact term="Memory">
          A digest of the address of who sends forms, events or comments, or searches, under a key that is
          discarded on exit, to slow down floods. It counts for ten minutes at most.
        </Fact>
        <Fact term="Backups">Copies of the database and the files. Kept for 35 days.</Fact>
      </FactList>

      <h2 id="browser">In your browser</h2>
      <p>
        Every record that this site may keep there. The <SmartLink href="/cookies">cookie page</SmartLink>{' '}
        says how to remove them.
      </p>
      <BrowserRecordsList />

      <h2 id="services">At other companies</h2>
      <ServicesSection />
      <PreferencesButton />

      <h2 id="yours">See it or have it erased</h2>
      <p>
        Write to {site.author.privacyEmail}. One command shows everything that is held under an e-mail
        address, another removes it from every table, with files and pending deliveries. What has been counted
        leads to nobody, so there is nothing in it to show or to erase.
      </p>
    </>
  )
}
