import clsx from 'clsx'
import { brand } from '@/config/brand'
import { Section } from '@/ui/section'
import { VisuallyHidden } from '@/ui/visually-hidden'
import { plansData } from './plans'

/** Who runs which layer in each hosting model. */
export function Hosting() {
  const { layers, hosting } = plansData()
  return (
    <Section
      id="hosting"
      heading="Run it in our cloud, in a dedicated cloud, or on your machines"
      lead="The red line separates what you run from what we run. In all three models, payloads stay in your network."
      tone="raised"
    >
      <ul className="grid gap-x-6 gap-y-12 md:grid-cols-3">
        {hosting.map(({ name, plans, yours, text }) => (
          <li key={name}>
            <ol className="overflow-clip rounded-card border border-line">
              {layers.map((layer, index) => (
                <li
                  key={layer}
                  className={clsx(
                    'flex items-center justify-between gap-3 px-5 py-2.5 text-body-sm md:max-lg:px-3 md:max-lg:text-sm',
                    index === yours ? 'border-t-2 border-coral' : index > 0 && 'border-t border-line',
                    index < yours ? 'bg-raised-2' : 'bg-ground text-muted',
                  )}
                >
                  {layer}
                  <VisuallyHidden>: </VisuallyHidden>
                  <span className={clsx('text-caption', index < yours ? 'text-cool' : 'text-accent')}>
                    {index < yours ? 'you' : brand}
                  </span>
                </li>
              ))}
            </ol>
            <h3 className="mt-6 text-xl font-semibold">{name}</h3>
            <p className="mt-1 text-sm text-accent">{plans}</p>
            <p className="mt-3 text-muted">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
