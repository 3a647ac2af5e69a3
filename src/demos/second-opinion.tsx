import { words } from '@/content/words'
import type { Composer, Subgraph } from '@/playground/engine/messages'
import { playgroundHref } from '@/playground/share'
import { engine, valueOf } from '@/playground/build-engine'
import { GraphqlListing } from '@/playground/view/graphql-listing'
import { OpenInPlayground } from '@/playground/view/open-in-playground'
import { Disclosure } from '@/ui/disclosure'
import { CircleCheck, CircleX } from '@/ui/icon'
import { demosData } from './data'
import { columnClasses } from '@/ui/columns'

type Opinion = { composer: Composer; composes: boolean; messages: string[] }

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
  return (
    <li className="border-t border-line pt-8 pb-3">
      <div className={`grid gap-x-16 gap-y-6 ${columnClasses['4/8']}`}>
        <div>
          <h3 className="text-lg font-semibold">{title}</h3>
          <p className="mt-1.5 text-muted">
            {text} {agree ? 'Both composers agree.' : 'The two composers differ.'}
          </p>
          <p className="mt-3 text-sm">
            <OpenInPlayground href={playgroundHref(subgraphs)} name={title} />
          </p>
        </div>
        <dl className="grid min-w-0 gap-x-8 gap-y-6 md:grid-cols-2">
          {opinions.map((opinion) => (
            <Verdict key={opinion.composer.name} opinion={opinion} />
          ))}
        </dl>
      </div>
      <Disclosure summary={`Subgraphs of “${title}”`} className="mt-3 text-sm">
        <div className="grid gap-x-8 gap-y-4 md:grid-cols-2">
          {subgraphs.map(({ name, sdl }) => (
            <figure key={name} className="code-frame min-w-0">
              <figcaption className="code-bar">
                <span className="code-file">{name}.graphql</span>
              </figcaption>
              <GraphqlListing code={sdl} label={`${name}.graphql`} />
            </figure>
          ))}
        </div>
      </Disclosure>
    </li>
  )
}

function Verdict({ opinion: { composer, composes, messages } }: { opinion: Opinion }) {
  const Mark = composes ? CircleCheck : CircleX
  const [first, ...others] = messages
  return (
    <div className="min-w-0">
      <dt className="font-mono text-caption break-words text-muted">
        {composer.name} {composer.version}
      </dt>
      <dd className="mt-2">
        <p className="flex items-center gap-2 font-semibold">
          <Mark size={18} className={composes ? 'text-success' : 'text-danger'} />
          {composes ? 'Composes' : 'Refuses'}
        </p>
        {first && (
          <pre
            role="group"
            tabIndex={0}
            aria-label={`Reason of ${composer.name}`}
            className="mt-2 max-h-64 overflow-auto rounded-lg border border-line bg-code-ground p-3 font-mono text-caption leading-relaxed break-words whitespace-pre-wrap text-muted"
          >
            {first.trim()}
          </pre>
        )}
        {others.length > 0 && (
          <p className="mt-1.5 text-caption text-muted">
            and {others.length} more {others.length === 1 ? 'reason' : 'reasons'}
          </p>
        )}
      </dd>
    </div>
  )
}

async function opinionsOn(subgraphs: Subgraph[]): Promise<Opinion[]> {
  const { composer, composes, problems } = valueOf(await engine.compose({ subgraphs }))
  const second = valueOf(await engine.secondOpinion({ subgraphs }))
  const texts = (items: { message: string }[]) => [...new Set(items.map(({ message }) => message))]
  return [
    { composer, composes, messages: texts(problems) },
    { ...second, messages: texts(second.messages) },
  ]
}
