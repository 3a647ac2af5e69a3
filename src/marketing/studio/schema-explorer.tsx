import { subgraphTone } from '@/playground/view/subgraph-tone'
import { Switcher } from '@/ui/choices'
import { tableRoles } from '@/ui/table'
import type { ExplorerType } from './explorer-types'
import { Share } from './share'
import styles from './studio.module.css'

type Props = {
  /** Name of the choice, unique on the page. */
  name: string
  /** At most six; the first is chosen. */
  types: readonly ExplorerType[]
  /** The names of all subgraphs, in their order. */
  subgraphs: readonly string[]
}

/** The types of a graph to choose from, and of the chosen one its fields with their subgraphs and users. */
export function SchemaExplorer({ name, types, subgraphs }: Props) {
  return (
    <Switcher
      name={name}
      legend="Type"
      className={styles.explorer}
      choicesClass={styles.types}
      choiceClass={styles.type}
      options={types.map((type) => ({
        key: type.name,
        label: (
          <>
            <code>{type.name}</code> <span className={styles.count}>{type.fields.length}</span>
          </>
        ),
        panel: <Fields type={type} subgraphs={subgraphs} />,
      }))}
    />
  )
}

function Fields({ type, subgraphs }: { type: ExplorerType; subgraphs: readonly string[] }) {
  return (
    <table {...tableRoles.table} className={styles.table} data-of="fields">
      <caption className="sr-only">Fields of {type.name}</caption>
      <thead {...tableRoles.group}>
        <tr {...tableRoles.row}>
          <th {...tableRoles.columnHeader} scope="col">
            Field
          </th>
          <th {...tableRoles.columnHeader} scope="col">
            Subgraph
          </th>
          <th {...tableRoles.columnHeader} scope="col">
            Selected by
          </th>
        </tr>
      </thead>
      <tbody {...tableRoles.group}>
        {type.fields.map((field) => (
          <tr key={field.name} {...tableRoles.row}>
            <th {...tableRoles.rowHeader} scope="row">
              <code>
                {field.name}
                <span className="text-muted">{field.rest}</span>
              </code>
            </th>
            <td {...tableRoles.cell}>
              {field.subgraphs.map((subgraph) => (
                <span key={subgraph} className={styles.tag} style={subgraphTone(subgraph, subgraphs)}>
                  {subgraph}
                </span>
              ))}
            </td>
            <td {...tableRoles.cell}>
              {field.share > 0 && <Share of={field.share} />}
              <span className={styles.clients}>{field.clients.join(', ') || 'no client'}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
