import { Check } from '@/ui/icon'
import { servicesData } from './data'

/** The offers, each with its result. */
export function Offers() {
  return (
    <div className="container-page py-8 md:py-12">
      {servicesData().offers.map(({ id, title, text, points, result }) => (
        <section
          key={id}
          id={id}
          aria-labelledby={`${id}-heading`}
          className="grid gap-x-16 gap-y-6 border-b border-line py-12 last:border-b-0 md:py-16 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]"
        >
          <div>
            <h2 id={`${id}-heading`} className="text-3xl leading-[1.15] font-semibold tracking-tight">
              {title}
            </h2>
            <p className="mt-4 max-w-[30rem] text-lg text-pretty text-muted">{text}</p>
          </div>
          <div>
            <ul className="grid gap-3">
              {points.map((point) => (
                <li key={point} className="flex gap-3 leading-relaxed">
                  <Check size={18} className="mt-1 shrink-0 text-accent" />
                  {point}
                </li>
              ))}
            </ul>
            <p className="mt-6 border-l-2 border-coral pl-4 text-body-sm leading-relaxed">
              <span className="text-muted">You keep: </span>
              {result}
            </p>
          </div>
        </section>
      ))}
    </div>
  )
}
