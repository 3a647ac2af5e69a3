import clsx from 'clsx'
import { Choices } from '@/ui/choices'
import { Section } from '@/ui/section'
import { tableRoles } from '@/ui/table'
import { WideTable } from '../parts/wide-table'
import { directives, kinds, worksInV1, type Directive } from './directives'
import styles from './matrix.module.css'

/** Which directives work in subgraphs of which version; the filter stays beside the long table. */
export function DirectiveMatrix() {
  return (
    <Section
      id="directives"
      eyebrow="Support, directive by directive"
      heading="Which federation directives are supported"
      lead="A subgraph that uses a version 2 directive is read as version 2. Our extensions carry a prefix and work in both versions. A directive that is not listed is not supported."
      columns="4/8"
      sticky
      className={styles.matrix}
      actions={
        <Choices
          look="pills"
          name="directives"
          legend="Show directives about"
          labels={[`All ${directives.length}`, ...Object.values(kinds)]}
          values={['all', ...Object.keys(kinds)]}
          className="mt-7"
        />
      }
    >
      <WideTable label="Supported directives" columns={['Directive', 'Subgraphs', 'Since', 'What it does']}>
        {directives.map((directive) => (
          <Row key={directive.name} directive={directive} />
        ))}
      </WideTable>
    </Section>
  )
}

function Row({ directive }: { directive: Directive }) {
  const { name, kind, since, meaning, missing } = directive
  // A phone breaks the name of an extension after its prefix.
  const [prefix, rest] = name.split(/(?<=__)/)
  return (
    <tr {...tableRoles.row} className={clsx(styles.row, styles[kind])}>
      <th {...tableRoles.rowHeader} scope="row" className="font-mono text-caption md:whitespace-nowrap">
        {prefix}
        {rest && (
          <>
            <wbr />
            {rest}
          </>
        )}
      </th>
      <td {...tableRoles.cell}>
        <span className="flex gap-1.5">
          <Support version="v1" yes={worksInV1(directive)} />
          <Support version="v2" yes={!missing} />
        </span>
      </td>
      <td {...tableRoles.cell} className={clsx(styles.since, 'font-mono text-caption text-muted')}>
        {since}
      </td>
      <td {...tableRoles.cell} className={clsx(styles.meaning, 'text-muted')}>
        {meaning}
      </td>
    </tr>
  )
}

/** A mark that is left out where the version lacks the directive; the words are for screen readers. */
function Support({ version, yes }: { version: string; yes: boolean }) {
  return (
    <span
      className={clsx(
        'w-8 rounded-md border text-center font-mono text-2xs leading-5',
        yes ? 'border-success text-success' : 'border-line text-muted line-through',
      )}
    >
      {version}
      <span className="sr-only">{yes ? ' yes' : ' no'}</span>
    </span>
  )
}
