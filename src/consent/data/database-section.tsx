import { tableFacts, type TableFacts } from '@/db/facts'
import { Fact, FactList } from './fact-list'

/** Lists every table and column of the database, from the description that the code compiles against. */
export function DatabaseSection() {
  return Object.entries<TableFacts>(tableFacts).map(([name, { about, retention, columns }]) => (
    <section key={name} aria-labelledby={`table-${name}`} className="not-prose mt-10">
      <h3 id={`table-${name}`} className="font-mono text-lg font-semibold">
        {name}
      </h3>
      <p className="mt-2 text-muted">{about}</p>
      <p className="mt-1 mb-4 text-muted">
        <span className="text-text">Kept:</span> {codeText(retention)}
      </p>
      <FactList>
        {Object.entries(columns).map(([column, meaning]) => (
          <Fact key={column} term={column}>
            {meaning}
          </Fact>
        ))}
      </FactList>
    </section>
  ))
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
