const without = [
  'One team owns all services. A single GraphQL server is less to run and joins in one process.',
  'Clients need files, streams or bulk exports. Those want an interface of their own.',
  'Services share one database. First decide who owns which table; a graph would only hide the question.',
]

/** When not to do any of this. */
export function Without() {
  return (
    <section aria-labelledby="without" className="border-t border-line bg-raised">
      <div className="container-page grid gap-x-16 gap-y-8 py-14 md:py-20 lg:grid-cols-[minmax(0,4fr)_minmax(0,7fr)]">
        <h2 id="without" className="text-3xl leading-[1.15] font-semibold tracking-tight">
          When you do not need it
        </h2>
        <ul className="divide-y divide-line border-y border-line">
          {without.map((reason) => (
            <li key={reason} className="py-5 text-lg text-pretty text-muted">
              {reason}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
