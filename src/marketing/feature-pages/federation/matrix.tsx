import clsx from 'clsx'
import { Check } from '@/ui/icon'
import { Choices } from '@/ui/choices'
import { Section } from '@/ui/section'
import { Table } from '@/ui/table'
import { directives, kinds, worksInV1, type Directive } from './directives'
import styles from './matrix.module.css'

/** Which directives work in subgraphs of which version, with a filter by subject. */
export function DirectiveMatrix() {
  return (
    <Section
      eyebrow="Support, directive by directive"
      heading="Which federation directives are supported"
      lead="A subgraph that uses a directive of version 2 is a version 2 subgraph. Our extensions work in both versions and carry a prefix. Directives that are not listed are not supported."
    >
      <div className={styles.matrix}>
        <Choices
          look="pills"
          name="directives"
          legend="Show directives about"
          labels={[`All ${directives.length}`, ...Object.values(kinds)]}
          values={['all', ...Object.keys(kinds)]}
          className="mb-5"
        />
        <Table label="Supported directives">
          <thead>
            <tr>
              <th scope="col">Directive</th>
              <th scope="col" className="w-24">
                v1 subgraph
              </th>
              <th scope="col" className="w-24">
                v2 subgraph
              </th>
              <th scope="col" className="w-20">
                Since
              </th>
              <th scope="col">What it says</th>
            </tr>
          </thead>
          <tbody>
            {directives.map((directive) => (
              <Row key={directive.name} directive={directive} />
            ))}
          </tbody>
        </Table>
      </div>
    </Section>
  )
}

function Row({ directive }: { directive: Directive }) {
  const { name, kind, since, meaning, missing } = directive
  return (
    <tr className={clsx(styles.row, styles[kind])}>
      <th scope="row" className="font-mono text-caption whitespace-nowrap">
        {name}
      </th>
      <td>
        <Support yes={worksInV1(directive)} />
      </td>
      <td>
        <Support yes={!missing} />
      </td>
      <td className="font-mono text-caption text-muted">{since}</td>
      <td className="min-w-64 text-muted">{meaning}</td>
    </tr>
  )
}

function Support({ yes }: { yes: boolean }) {
  if (!yes) return <span className="text-muted">no</span>
  return (
    <span className="inline-flex items-center gap-1.5">
      <Check size={15} className="text-success" /> yes
    </span>
  )
}
