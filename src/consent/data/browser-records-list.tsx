import { browserRecords } from './browser-records'
import { Detail, Fact, FactList } from './fact-list'

/** Lists what this site may store in a browser. */
export function BrowserRecordsList() {
  return (
    <FactList>
      {browserRecords.map(({ name, kind, purpose, when, kept }) => (
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
