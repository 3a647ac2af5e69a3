const points = [
  [
    'It is drawn first',
    'The screen exists weeks before the field. What it needs is known, to somebody, in a design file.',
  ],
  [
    'It is guessed at',
    'A backend team models what its database has. The page then asks four fields to say one thing.',
  ],
  ['It is fixed forever', 'Once a client in a store uses the field, it can no longer be wrong cheaply.'],
] as const

/** Why schemas are designed too late. */
export function Problem() {
  return (
    <section aria-labelledby="problem" className="border-y border-line bg-raised">
      <div className="container-page grid gap-x-16 gap-y-10 py-16 md:py-24 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <h2
          id="problem"
          className="text-3xl leading-[1.25] font-semibold tracking-tight text-balance md:text-display-sm md:leading-[1.2]"
        >
          A field that three teams touch is quick to build{' '}
          <span className="text-muted">and slow to agree on.</span>
        </h2>
        <ol className="border-b border-line">
          {points.map(([title, text]) => (
            <li key={title} className="border-t border-line py-4">
              <h3 className="font-semibold">{title}</h3>
              <p className="mt-1 text-body-sm leading-relaxed text-muted">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
