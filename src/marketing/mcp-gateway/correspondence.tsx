import clsx from 'clsx'
import { Choices } from '@/ui/choices'
import { Section } from '@/ui/section'
import styles from './correspondence.module.css'
import { aspects, operation, tool, type Line } from './tool'

/** An operation file beside the tool generated from it; a choice highlights matching parts. */
export function Correspondence() {
  return (
    <Section
      id="tool"
      tone="raised"
      heading="Each GraphQL operation becomes one tool"
      lead="Put an operation into a directory, and the gateway takes the tool’s name, description, and inputs from it. You maintain no second format."
    >
      <div
        className={clsx(styles.panel, 'overflow-clip rounded-card border border-line-strong bg-code-ground')}
      >
        <Choices
          look="bar"
          legend="Part of the operation"
          name="tool-part"
          labels={aspects.map(({ aspect, label }) => (
            <span key={aspect} className={clsx(styles[aspect], 'flex items-center gap-2')}>
              <span aria-hidden="true" className={styles.dot} />
              {label}
            </span>
          ))}
          initial={3}
          className="sticky top-16 z-10 border-b border-line bg-ground p-3 lg:static"
        />
        <div className="border-b border-line bg-ground px-5 py-4">
          {aspects.map(({ aspect, text }) => (
            <p
              key={aspect}
              className={clsx(styles.text, styles[aspect], 'max-w-[60rem] text-body-sm md:min-h-[3.25rem]')}
            >
              {text}
            </p>
          ))}
        </div>
        <div className="grid lg:grid-cols-2">
          <Listing caption="operations/next-trains.graphql" lines={operation} />
          <Listing
            caption="tools/list, one entry"
            lines={tool}
            className="border-t border-line lg:border-t-0 lg:border-l"
          />
        </div>
      </div>
    </Section>
  )
}

function Listing({ caption, lines, className }: { caption: string; lines: Line[]; className?: string }) {
  return (
    <figure className={clsx('min-w-0', className)}>
      <figcaption className="px-5 pt-4 font-mono text-caption text-muted">{caption}</figcaption>
      <pre
        tabIndex={0}
        role="group"
        aria-label={caption}
        className={clsx(styles.listing, 'overflow-x-auto px-5 py-4')}
      >
        {lines.map((line, index) => (
          <span key={index} className="block">
            {line.map((part) =>
              typeof part === 'string' ? (
                part
              ) : (
                <span key={part[0]} className={clsx(styles.part, styles[part[1]])}>
                  {part[0]}
                </span>
              ),
            )}
          </span>
        ))}
      </pre>
    </figure>
  )
}
