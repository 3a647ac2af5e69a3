import clsx from 'clsx'

type Cell = { text: string; kind?: 'empty' | 'wrong' }

const keys = ['a-7', 'a-2', 'a-9', 'a-4']
const cases: { title: string; cells: Cell[]; note: string; good?: true }[] = [
  {
    title: 'Built from the keys',
    cells: [{ text: 'a-7' }, { text: 'a-2' }, { text: 'unset', kind: 'empty' }, { text: 'a-4' }],
    note: 'The account a-9 does not exist. Its entry is there with nothing set, so its nullable fields are null.',
    good: true,
  },
  {
    title: 'In the order of the database',
    cells: [
      { text: 'a-2', kind: 'wrong' },
      { text: 'a-4', kind: 'wrong' },
      { text: 'a-7', kind: 'wrong' },
    ],
    note: 'There are three results for four keys. The router refuses the response, because the counts differ.',
  },
  {
    title: 'The right number in another order',
    cells: [
      { text: 'a-2', kind: 'wrong' },
      { text: 'a-7', kind: 'wrong' },
      { text: 'unset', kind: 'empty' },
      { text: 'a-4' },
    ],
    note: 'Nothing fails, and two customers see each other’s accounts. A test with one key does not find this.',
  },
]

/** Results are matched with keys by position; three cases. */
export function Positions() {
  return (
    <figure className="not-prose rounded-card border border-line bg-raised p-5 md:p-6">
      <Strip label="keys" cells={keys.map((text) => ({ text }))} />
      {cases.map(({ title, cells, note, good }) => (
        <div key={title} className="mt-5 border-t border-line pt-5">
          <p className={clsx('text-sm font-semibold', good ? 'text-success' : 'text-danger')}>
            {good ? 'Right: ' : 'Wrong: '}
            {title}
          </p>
          <Strip label="result" cells={cells} />
          <p className="mt-2 text-body-sm leading-relaxed text-muted">{note}</p>
        </div>
      ))}
    </figure>
  )
}

function Strip({ label, cells }: { label: string; cells: Cell[] }) {
  return (
    <div className="mt-3 grid grid-cols-[2.75rem_minmax(0,1fr)] items-center gap-2 font-mono text-xs sm:grid-cols-[3.5rem_minmax(0,1fr)] sm:gap-3 sm:text-caption">
      <span className="text-muted">{label}</span>
      <ol className="grid grid-cols-4 gap-1.5 sm:gap-2">
        {cells.map(({ text, kind }, index) => (
          <li
            key={index}
            className={clsx(
              'rounded-lg border py-1.5 text-center',
              kind === 'wrong' && 'border-danger text-danger',
              kind === 'empty' && 'border-dashed border-line-strong text-muted',
              !kind && 'border-cool text-cool',
            )}
          >
            {text}
          </li>
        ))}
      </ol>
    </div>
  )
}
