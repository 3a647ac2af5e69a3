import type { ReactNode } from 'react'
import { words } from '@/content/words'
import type { Subgraph } from '@/playground/engine/messages'
import { playgroundHref } from '@/playground/share'
import { engine, valueOf } from '@/playground/build-engine'
import { GraphqlListing } from '@/playground/view/graphql-listing'
import { OpenInPlayground } from '@/playground/view/open-in-playground'
import { Disclosure } from '@/ui/disclosure'
import { CircleCheck, CircleX } from '@/ui/icon'
import { demosData } from './data'
import { columnClasses } from '@/ui/columns'

/** The same subgraphs, judged by two independent composers in the build, side by side. */
export function SecondOpinion() {
  const { opinions, composition } = demosData()
  return (
    <>
      <ul className="border-b border-line">
        {opinions.map(({ preset, subgraphs, ...opinion }) => (
          <Row
            key={opinion.title}
            {...opinion}
            subgraphs={subgraphs ?? composition.find(({ key }) => key === preset)?.subgraphs ?? []}
          />
        ))}
      </ul>
      <p className="mt-4 text-sm text-muted">{words().demos.secondOpinion}</p>
    </>
  )
}

async function Row({ title, text, subgraphs }: { title: string; text: string; subgraphs: Subgraph[] }) {
  const opinions = await opinionsOn(subgraphs)
  const agree = new Set(opinions.map(({ composes }) => composes)).size === 1
  const reasons = opinions.filter(({ composes }) => !composes)
  return (
    <li className="border-t border-line pt-6 pb-2">
      <div className={`grid gap-x-16 gap-y-4 ${columnClasses['4/8']}`}>
        <div>
          <h3 className="text-lg font-semibold">{title}</h3>
          <p className="mt-1 text-muted">
            {text} {agree ? 'Both composers agree.' : 'The two composers differ.'}{' '}
            <OpenInPlayground href={playgroundHref(subgraphs)} name={title} />
          </p>
        </div>
        <dl className="grid content-start gap-x-8 gap-y-3 sm:grid-cols-2">
          {opinions.map(({ composer, composes }) => (
            <div key={composer.name}>
              <dt className="font-mono text-caption break-words text-muted">
                {composer.name} {composer.version}
              </dt>
              <dd className="mt-1 flex items-center gap-2 font-semibold">
                {composes ? (
                  <CircleCheck size={18} className="text-success" />
                ) : (
                  <CircleX size={18} className="text-danger" />
                )}
                {composes ? 'Composes' : 'Refuses'}
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <Disclosure
        summary={
          <>
            {reasons.length > 0 ? 'The reasons and the subgraphs' : 'The subgraphs'}
            <span className="sr-only"> of {title}</span>
          </>
        }
        className="mt-2 text-sm"
      >
        <div className="grid gap-x-8 gap-y-4 empty:hidden md:grid-cols-2">
          {reasons.map(({ composer: { name }, messages }) => (
            <Listing key={name} title={name}>
              <pre
                role="group"
                tabIndex={0}
                aria-label={`Reasons of ${name}`}
                className="max-h-64 overflow-auto p-4 font-mono text-caption leading-relaxed break-words whitespace-pre-wrap text-muted"
              >
                {messages.map((message) => message.trim()).join('\n\n')}
              </pre>
            </Listing>
          ))}
        </div>
        <div className="mt-4 grid gap-x-8 gap-y-4 md:grid-cols-2">
          {subgraphs.map(({ name, sdl }) => (
            <Listing key={name} title={`${name}.graphql`}>
              <GraphqlListing code={sdl} label={`${name}.graphql`} />
            </Listing>
          ))}
        </div>
      </Disclosure>
    </li>
  )
}

function Listing({ title, children }: { title: string; children: ReactNode }) {
  return (
    <figure className="code-frame min-w-0">
      <figcaption className="code-bar">
        <span className="code-file">{title}</span>
      </figcaption>
      {children}
    </figure>
  )
}

async function opinionsOn(subgraphs: Subgraph[]) {
  const { composer, composes, problems } = valueOf(await engine.compose({ subgraphs }))
  const second = valueOf(await engine.secondOpinion({ subgraphs }))
  const texts = (items: { message: string }[]) => [...new Set(items.map(({ message }) => message))]
  return [
    { composer, composes, messages: texts(problems) },
    { ...second, messages: texts(second.messages) },
  ]
}
