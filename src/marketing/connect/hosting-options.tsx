import { cli } from '@/config/brand'
import { ArrowRight, Check } from '@/ui/icon'
import { SmartLink } from '@/ui/link'
import { Section } from '@/ui/section'

const options = [
  {
    title: 'gRPC service',
    tagline: 'A separate process',
    command: `${cli} grpc-service init -t typescript-connect-rpc-fastify`,
    points: [
      'Any language that speaks gRPC',
      'Deployed, scaled and released by its team',
      'Reached over your network, from anywhere in it',
    ],
    suits: 'For what owns data, and for services you already run.',
  },
  {
    title: 'Router plugin',
    tagline: 'A process of the router',
    command: `${cli} router plugin init rates --language ts`,
    points: [
      'Go or TypeScript',
      'Started, watched and reloaded by the router, on the same machine',
      'No extra deployment; a crash does not take the router with it',
    ],
    suits: 'For adapters to somebody else’s REST, SOAP or database.',
  },
]

/** The two ways to run code with Connect: a gRPC service or a router plugin. */
export function HostingOptions() {
  return (
    <Section id="hosting-options" tone="ruled" heading="One contract, two places to run it">
      <div className="grid md:grid-cols-2">
        {options.map(({ title, tagline, command, points, suits }, index) => (
          <article
            key={title}
            className={
              index === 0
                ? 'min-w-0 border-t border-line py-8 md:border-r md:pr-12'
                : 'min-w-0 border-t border-line py-8 md:pl-12'
            }
          >
            <p className="text-sm text-muted">{tagline}</p>
            <h3 className="mt-1 text-2xl font-semibold tracking-tight">{title}</h3>
            <pre
              tabIndex={0}
              className="mt-5 overflow-x-auto rounded-lg border border-line bg-code-ground px-4 py-3 font-mono text-caption"
            >
              {command}
            </pre>
            <ul className="mt-5 grid gap-2.5">
              {points.map((point) => (
                <li key={point} className="flex gap-3 text-body-sm leading-relaxed">
                  <Check size={18} className="mt-1 shrink-0 text-accent" />
                  {point}
                </li>
              ))}
            </ul>
            <p className="mt-5 text-body-sm text-muted">{suits}</p>
          </article>
        ))}
        <p className="border-t border-line pt-6 md:col-span-2">
          <SmartLink
            href="/connect/overview#choosing"
            className="group inline-flex items-center gap-2 font-medium hover:text-accent"
          >
            Three questions that decide which{' '}
            <ArrowRight size={16} className="transition-transform group-hover:translate-x-1" />
          </SmartLink>
        </p>
      </div>
    </Section>
  )
}
