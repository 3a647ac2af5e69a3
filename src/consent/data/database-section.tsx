import { tableFacts, type TableFacts } from '@/db/facts'
import { Disclosure } from '@/ui/disclosure'
import { Fact, FactList } from './fact-list'

/** Lists every table of the database with its columns, from the description that the code compiles against. */
export function DatabaseSection() {
  return Object.entries<TableFacts>(tableFacts).map(([name, { about, retention, columns }]) => (
    <section
      key={name}
      aria-labelledby={`table-${name}`}
      className="not-prose mt-4 rounded-card border border-line px-5 pt-5 sm:px-6"
    >
      <h3 id={`table-${name}`} className="font-mono text-base font-semibold">
        {name}
      </h3>
      <p className="mt-2 text-muted">{about}</p>
      <p className="mt-1 mb-4 text-muted">
        <span className="text-text">Kept:</span> {codeText(retention)}
      </p>
      <Columns columns={columns} />
    </section>
  ))
}

/** The columns of a table, behind a summary, because most readers look for what is kept and how long. */
function Columns({ columns }: Pick<TableFacts, 'columns'>) {
  const entries = Object.entries(columns)
  return (
    <Disclosure
      summary={entries.length === 1 ? '1 column' : `${entries.length} columns`}
      className="border-t border-line text-body-sm"
    >
      <FactList>
        {entries.map(([column, meaning]) => (
          <Fact key={column} term={column}>
            {codeText(meaning)}
          </Fact>
        ))}
      </FactList>
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
