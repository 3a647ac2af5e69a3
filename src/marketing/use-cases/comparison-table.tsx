import clsx from 'clsx'
import { platformName } from '@/config/brand'
import type { AlternativeData } from '@/content/schemas/alternative'
import { formatDate } from '@/lib/dates'
import { SmartLink } from '@/ui/link'
import { Section } from '@/ui/section'
import { Table, tableRoles } from '@/ui/table'

/** On small screens a row is a card with a label per cell. The label has empty alternative text, because screen readers announce the column. */
const stacked =
  "max-md:mt-2.5 max-md:block max-md:w-auto max-md:min-w-0 max-md:max-w-none max-md:p-0 max-md:before:font-medium max-md:before:text-text max-md:before:content-[attr(data-label)_':_'] max-md:before:content-[attr(data-label)_':_'/'']"

/** The differences by topic, with references to the sources listed below. */
export function ComparisonTable({ data, heading }: { data: AlternativeData; heading: string }) {
  const { other, rows, sources, checked } = data
  const numberOf = (id: string) => sources.findIndex((source) => source.id === id) + 1
  return (
    <Section
      id="comparison"
      heading={heading}
      lead={`The column on ${other} comes from the sources below, which we last read on ${formatDate(checked)}. The pages may have changed since. We left out every point for which we found no source.`}
      leadBeside
    >
      <Table
        label={`${other} and ${platformName} compared`}
        className="max-md:[&>table]:block max-md:[&>table]:w-auto"
      >
        <thead {...tableRoles.group} className="max-md:sr-only">
          <tr {...tableRoles.row}>
            <th {...tableRoles.columnHeader} scope="col">
              Topic
            </th>
            <th {...tableRoles.columnHeader} scope="col">
              {other}
            </th>
            <th {...tableRoles.columnHeader} scope="col">
              {platformName}
            </th>
          </tr>
        </thead>
        <tbody {...tableRoles.group} className="max-md:block">
          {rows.map(({ topic, them, us, sources: ids }) => (
            <tr key={topic} {...tableRoles.row} className="max-md:block max-md:p-4">
              <th
                {...tableRoles.rowHeader}
                scope="row"
                className="min-w-36 max-md:block max-md:max-w-none max-md:p-0 max-md:text-base max-md:font-semibold"
              >
                {topic}
              </th>
              <td
                {...tableRoles.cell}
                data-label={other}
                className={clsx('w-[44%] min-w-72 leading-relaxed text-muted', stacked)}
              >
                {them}{' '}
                {ids.map((id) => (
                  <a
                    key={id}
                    href={`#source-${id}`}
                    aria-label={`Source ${numberOf(id)}`}
                    className="mr-1 font-mono text-xs text-cool underline-offset-2 hover:underline"
                  >
                    [{numberOf(id)}]
                  </a>
                ))}
              </td>
              <td
                {...tableRoles.cell}
                data-label={platformName}
                className={clsx('w-[40%] min-w-64 leading-relaxed', stacked)}
              >
                {us}
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
      <h3 className="mt-10 text-sm font-medium text-muted">Sources</h3>
      <ol className="mt-3 grid gap-x-12 gap-y-2 text-sm md:grid-cols-2">
        {sources.map(({ id, title, publisher, href, edition }, index) => (
          <li key={id} id={`source-${id}`} className="flex gap-3 target:text-accent">
            <span className="w-7 shrink-0 font-mono text-xs leading-5 text-cool">[{index + 1}]</span>
            <span className="text-muted">
              <SmartLink href={href} className="text-text underline underline-offset-4">
                {title}
              </SmartLink>
              <span className="block">
                {publisher}
                {edition && `, ${edition}`}
              </span>
            </span>
          </li>
        ))}
      </ol>
    </Section>
  )
}
