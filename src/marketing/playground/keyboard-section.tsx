import composer from '@theguild/federation-composition/package.json'
import second from '@wundergraph/composition/package.json'
import { PhoneFold } from '@/ui/phone-fold'
import { Section } from '@/ui/section'

const keys: [keys: string, effect: string][] = [
  ['Tab, Shift Tab', 'leave the editor, forwards and backwards'],
  ['Ctrl ] and Ctrl [', 'indent and unindent the line'],
  ['Ctrl Space', 'complete directives, types and fields'],
  ['Escape', 'close the list of completions or problems'],
  ['F8', 'go to the next problem in the schema'],
  ['Ctrl Shift M', 'list the problems of the schema with their fixes'],
  ['Ctrl Z, Ctrl Shift Z', 'undo and redo edits, removed or renamed subgraphs, and opened examples'],
  ['Arrow keys on a tab', 'go to the next subgraph; with Alt, move it'],
  ['F2, Delete on a tab', 'rename or remove the subgraph'],
]

const facts: [term: string, text: string][] = [
  [
    'Two composers',
    `${composer.name} ${composer.version} composes your schemas. When you ask for a second opinion, ${second.name} ${second.version} composes them too.`,
  ],
  [
    'Your schemas stay in the browser',
    'The engine runs in a worker of this page, and your work is kept in the storage of this browser. A link that you share holds the work after the #, which browsers do not send.',
  ],
  [
    'Answers are simulated',
    'Subgraphs answer from sample data, which you can edit, and with latencies that you can set. The plan shows which fetches are needed and in which order, not how long your services take.',
  ],
  [
    'Large input is refused',
    'The page stops a run after three seconds and refuses very large or deeply nested input. Your text stays.',
  ],
]

/** How the workbench is used by keyboard, who judges, and what stays in the browser. */
export function KeyboardSection() {
  return (
    <Section
      id="keys"
      heading="Keys and limits"
      lead="On a Mac, press Cmd instead of Ctrl, except in Ctrl Space."
      columns="4/7"
    >
      <div className="grid grid-cols-1 gap-x-16 gap-y-8 md:gap-y-10">
        <PhoneFold
          title="Keys of the editor"
          note={keys.length}
          titleClass="font-semibold border-y border-line md:sr-only"
        >
          <dl className="grid grid-cols-[min(8.5rem,45%)_minmax(0,1fr)] gap-x-4 gap-y-2 text-body-sm max-md:pt-4 sm:grid-cols-[max-content_1fr] sm:gap-x-6">
            {keys.map(([key, effect]) => (
              <div key={key} className="contents">
                <dt className="font-mono text-caption text-text">{key}</dt>
                <dd className="text-muted">{effect}</dd>
              </div>
            ))}
          </dl>
        </PhoneFold>
        <dl className="grid grid-cols-1 gap-x-12 gap-y-6 border-line sm:grid-cols-2 md:border-t md:pt-8">
          {facts.map(([term, text]) => (
            <div key={term}>
              <dt className="font-semibold">{term}</dt>
              <dd className="mt-1 text-body-sm leading-relaxed wrap-anywhere text-muted">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  )
}
