import { brand } from '@/config/brand'
import type { AlternativeData } from '@/content/schemas/alternative'

/** When to choose the other product and when ours, side by side. */
export function Verdict({ data: { other, stay, move } }: { data: AlternativeData }) {
  const sides = [
    { id: 'stay', heading: `Stay with ${other} when`, reasons: stay, edge: 'border-cool' },
    { id: 'move', heading: `Move to ${brand} when`, reasons: move, edge: 'border-coral' },
  ]
  return (
    <div className="container-page grid gap-x-16 gap-y-12 py-14 md:grid-cols-2 md:py-20">
      {sides.map(({ id, heading, reasons, edge }) => (
        <section key={id} aria-labelledby={id} className={`border-t-2 pt-6 ${edge}`}>
          <h2 id={id} className="text-2xl font-semibold tracking-tight md:text-3xl">
            {heading}
          </h2>
          <ul className="mt-4 divide-y divide-line">
            {reasons.map((reason) => (
              <li key={reason} className="py-4 text-body-lg leading-relaxed text-pretty text-muted">
                {reason}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
