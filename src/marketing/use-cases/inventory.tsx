import clsx from 'clsx'
import type { AlternativeData } from '@/content/schemas/alternative'

const fates = [
  { fate: 'stays', heading: 'Stays as it is', edge: 'bg-success' },
  { fate: 'changes', heading: 'Gets new settings', edge: 'bg-amber' },
  { fate: 'rewritten', heading: 'Must be rewritten', edge: 'bg-coral' },
] as const

/** Everything a migration affects, grouped by effort. */
export function Inventory({ data }: { data: AlternativeData }) {
  return (
    <div className="grid gap-px overflow-clip rounded-card border border-line bg-line md:grid-cols-3">
      {fates.map(({ fate, heading, edge }) => {
        const items = data.inventory.filter((item) => item.fate === fate)
        return (
          <section key={fate} aria-labelledby={`fate-${fate}`} className="bg-raised">
            <div aria-hidden="true" className={clsx('h-1', edge)} />
            <h3 id={`fate-${fate}`} className="flex justify-between gap-4 px-6 pt-5 font-semibold">
              {heading} <span className="text-muted tabular-nums">{items.length}</span>
            </h3>
            <dl className="px-6 py-4">
              {items.map(({ item, note }) => (
                <div key={item} className="border-t border-line py-3 first:border-t-0">
                  <dt>{item}</dt>
                  <dd className="text-sm text-muted">{note}</dd>
                </div>
              ))}
            </dl>
          </section>
        )
      })}
    </div>
  )
}
