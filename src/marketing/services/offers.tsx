import { Check } from '@/ui/icon'
import { Section } from '@/ui/section'
import { servicesData } from './data'

/** The offers, each with its result. */
export function Offers() {
  return (
    <Section heading="Choose where you want help">
      <div className="grid grid-cols-1 gap-6 lg:grid-cols-3">
        {servicesData().offers.map(({ id, title, text, points, result }) => (
          <section
            key={id}
            id={id}
            aria-labelledby={`${id}-heading`}
            className="flex flex-col rounded-card border border-line-strong bg-raised p-6 md:p-8"
          >
            <h3
              id={`${id}-heading`}
              className="text-2xl leading-[1.15] font-semibold tracking-tight wrap-break-word"
            >
              {title}
            </h3>
            <p className="mt-3 text-pretty text-muted">{text}</p>
            <ul className="mt-6 mb-6 grid grow content-start gap-3 text-body-sm">
              {points.map((point) => (
                <li key={point} className="flex gap-3 leading-relaxed">
                  <Check size={18} className="mt-0.5 shrink-0 text-accent" />
                  {point}
                </li>
              ))}
            </ul>
            <p className="border-t border-line pt-4 text-body-sm leading-relaxed">
              <span className="block text-sm text-muted">The result</span>
              {result}
            </p>
          </section>
        ))}
      </div>
    </Section>
  )
}
