import composer from '@theguild/federation-composition/package.json'
import second from '@wundergraph/composition/package.json'
import { Section } from '@/ui/section'

const keys: [keys: string, effect: string][] = [
  ['Tab, Shift Tab', 'leave the editor, forwards and backwards'],
  ['Ctrl ] and Ctrl [', 'indent and unindent the line'],
  ['Ctrl Space', 'complete directives, types and fields'],
  ['Escape', 'close the list of completions or problems'],
  ['F8', 'go to the next problem in the schema'],
  ['Ctrl Shift M', 'list the problems of the schema with their fixes'],
  ['Ctrl Z, Ctrl Shift Z', 'undo and redo, also what was removed, renamed or opened'],
  ['Arrow keys on a tab', 'go to the next subgraph; with Alt, move it'],
  ['F2, Delete on a tab', 'rename or remove the subgraph'],
]

const facts: [term: string, text: string][] = [
  [
    'Who judges',
    `${composer.name} ${composer.version} composes. On request ${second.name} ${second.version}, an independent composer, checks the same schemas.`,
  ],
  [
    'What leaves your browser',
    'Nothing you type. The engine runs in a worker of this page, and work is kept in the storage of this browser. A link holds the work after the #, which browsers do not send.',
  ],
  [
    'What is simulated',
    'Subgraphs answer from sample data, which you may edit, and in simulated time. The plan shows which fetches are needed and in which order, not how long your services take.',
  ],
  [
    'What is limited',
    'A run that takes longer than three seconds is ended, and very large or deeply nested input is refused with a sentence. Your text stays.',
  ],
]

/** How the workbench is used by keyboard, who judges, and what stays in the browser. */
export function KeyboardSection() {
  return (
    <Section
      id="keys"
      eyebrow="Good to know"
      heading="Keys and limits"
      lead="On a Mac, Cmd takes the place of Ctrl, except for Ctrl Space."
      columns="4/7"
    >
      <div className="grid gap-x-16 gap-y-10">
        <dl className="grid gap-x-6 gap-y-2 text-body-sm sm:grid-cols-[max-content_1fr]">
          {keys.map(([key, effect]) => (
            <div key={key} className="contents">
              <dt className="font-mono text-caption text-text">{key}</dt>
              <dd className="mb-2 text-muted sm:mb-0">{effect}</dd>
            </div>
          ))}
        </dl>
        <dl className="grid gap-6 border-t border-line pt-8">
          {facts.map(([term, text]) => (
            <div key={term}>
              <dt className="font-semibold">{term}</dt>
              <dd className="mt-1 text-body-sm leading-relaxed text-muted">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  )
}
