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
      'Written in any language that supports gRPC',
      'Deployed, scaled, and released by its team',
      'Called by the router over your network',
    ],
    suits: 'Choose it for services that own data, and for services you already run.',
  },
  {
    title: 'Router plugin',
    tagline: 'A process that the router starts',
    command: `${cli} router plugin init rates --language ts`,
    points: [
      'Written in Go or TypeScript',
      'Started, supervised, and reloaded by the router on the same machine',
      'Needs no deployment, and a crash does not stop the router',
    ],
    suits: 'Choose it for adapters to a REST API, a SOAP service, or a database.',
  },
]

/** The two ways to run code with Connect: a gRPC service or a router plugin. */
export function HostingOptions() {
  return (
    <Section id="hosting-options" tone="ruled" heading="Run it as a service or as a router plugin">
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
            Answer three questions to choose{' '}
            <ArrowRight size={16} className="transition-transform group-hover:translate-x-1" />
          </SmartLink>
        </p>
      </div>
    </Section>
  )
}
