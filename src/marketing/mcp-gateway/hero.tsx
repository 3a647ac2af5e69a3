import type { ReactNode } from 'react'
import { docsHref } from '@/config/external-links'
import { SignUpButton } from '@/site/sign-up-button'
import { ButtonLink } from '@/ui/button-link'
import { ArrowRight } from '@/ui/icon'

const call = `{
  "method": "tools/call",
  "params": {
    "name":
      "execute_operation_next_trains",
    "arguments": {
      "from": "OST", "to": "LIN"
    }
  }
}`

const result = `{ "data": { "trains": [
  { "departsAt": "08:12",
    "arrivesAt": "09:01",
    "freeSeats": 2 },
  { "departsAt": "08:42",
    "arrivesAt": "09:31",
    "freeSeats": 61 },
  { "departsAt": "09:27",
    "arrivesAt": "10:16",
    "freeSeats": 118 }
] } }`

/** The path of a question through the gateway and back. */
export function Hero() {
  return (
    <section className="relative overflow-clip">
      <div className="relative container-page pt-16 pb-16 text-center md:pt-24">
        <p className="eyebrow">MCP Gateway</p>
        <h1 className="mx-auto max-w-[24ch] heading-page max-xs:text-4xl lg:text-7xl">
          Give models operations,{' '}
          <span className="block text-accent-gradient pb-[0.12em]">not your schema.</span>
        </h1>
        <p className="mx-auto mt-6 max-w-[42rem] text-lg text-pretty text-muted md:text-xl md:leading-relaxed">
          The MCP Gateway gives language models a short list of tools. Each tool is a GraphQL operation that
          your team wrote and reviewed, and each call passes the same authorization as any other request.
        </p>
        <div className="actions mt-9 justify-center">
          <SignUpButton size="lg" />
          <ButtonLink href={docsHref('/router/mcp')} variant="secondary" size="lg">
            Read the MCP docs
          </ButtonLink>
        </div>
        <ol className="mt-16 grid items-stretch gap-4 text-left lg:grid-cols-[minmax(0,4fr)_2rem_minmax(0,5fr)_2rem_minmax(0,5fr)] lg:gap-2">
          <Stage title="A person asks" place="in any MCP client">
            <p className="rounded-2xl rounded-bl-sm bg-raised-2 px-4 py-3 text-body-sm">
              We are five and have to be in Lindholm before ten. When does the train leave Ostra?
            </p>
            <p className="mt-3 ml-8 rounded-2xl rounded-br-sm border border-cool/30 bg-cool/10 px-4 py-3 text-body-sm">
              Take the one at 08:42, which arrives at 09:31. The train before it has two seats left.
            </p>
          </Stage>
          <Between />
          <Stage title="The model calls a tool" place="MCP over HTTP">
            <Code>{call}</Code>
          </Stage>
          <Between />
          <Stage title="The router returns data" place="as to any client">
            <Code>{result}</Code>
          </Stage>
        </ol>
      </div>
    </section>
  )
}

function Stage({ title, place, children }: { title: string; place: string; children: ReactNode }) {
  return (
    <li className="min-w-0 rounded-card border border-line bg-raised p-5">
      <p className="mb-4 flex items-baseline justify-between gap-4 text-sm">
        <span className="font-semibold">{title}</span>
        <span className="text-muted">{place}</span>
      </p>
      {children}
    </li>
  )
}

function Between() {
  return (
    <li aria-hidden="true" className="hidden place-items-center text-muted lg:grid">
      <ArrowRight size={18} />
    </li>
  )
}

function Code({ children }: { children: string }) {
  return (
    <pre tabIndex={0} className="-mx-5 overflow-x-auto pr-3 pl-5 font-mono text-xs leading-[1.7] text-muted">
      {children}
    </pre>
  )
}
