const stages = [
  {
    title: 'The client sends a query',
    code: `query Recent {
  payments(last: 3) {
    amount
    account { iban state }
  }
}`,
  },
  {
    title: 'Your service receives one request',
    code: `LookupAccountById

keys { id: "a-7" }
keys { id: "a-2" }`,
  },
  {
    title: 'Your service returns',
    code: `result { iban: "FL07 1042"
  state: ACCOUNT_STATE_OPEN }
result { iban: "FL02 9915"
  state: ACCOUNT_STATE_FROZEN }`,
  },
  {
    title: 'The client receives',
    code: `[ { "amount": "12.00", "account":
    { "iban": "FL07 1042", "state": "OPEN" } },
  { "amount": "80.50", "account":
    { "iban": "FL02 9915", "state": "FROZEN" } },
  { "amount": "3.20", "account":
    { "iban": "FL07 1042", "state": "OPEN" } } ]`,
  },
]

/** A query, its gRPC request and response, and the result. */
export function Translation() {
  return (
    <figure className="not-prose">
      <ol className="grid gap-4 md:grid-cols-2">
        {stages.map(({ title, code }, index) => (
          <li key={title} className="min-w-0 rounded-card border border-line bg-code-ground p-5">
            <p className="flex items-baseline gap-3 text-sm font-semibold">
              <span className="font-mono text-accent">{index + 1}</span>
              {title}
            </p>
            <pre
              tabIndex={0}
              role="group"
              aria-label={title}
              className="mt-4 overflow-x-auto font-mono text-xs leading-[1.7] text-muted"
            >
              {code}
            </pre>
          </li>
        ))}
      </ol>
      <figcaption className="mt-3 text-sm text-muted">
        Another subgraph returns three payments of two accounts. The router makes one call with two keys.
      </figcaption>
    </figure>
  )
}
