import clsx from 'clsx'
import { brand } from '@/config/brand'
import { SmartLink } from '@/ui/link'
import { Section } from '@/ui/section'
import { Table, tableRoles } from '@/ui/table'

type Runner = 'you' | 'vendor'
const models = ['Cloud', 'Dedicated cloud', 'Self-hosted'] as const
const rows: [part: string, ...runners: [Runner, Runner, Runner]][] = [
  ['Subgraphs', 'you', 'you', 'you'],
  ['Router', 'you', 'you', 'you'],
  ['Registry, composition, checks', 'vendor', 'vendor', 'you'],
  ['Config CDN', 'vendor', 'vendor', 'you'],
  ['Traces and usage storage', 'vendor', 'vendor', 'you'],
  ['The machines below it', 'vendor', 'vendor', 'you'],
]
const names = { you: 'You', vendor: brand } as const

/** Who runs what in each hosting model. */
export function Deployment() {
  return (
    <Section
      eyebrow="Open source, three ways to run it"
      heading="Who runs what"
      lead={
        <>
          The code is the same in all three, under the Apache 2.0 license, so moving between them means
          publishing to another registry. Dedicated cloud is a separate installation in AWS, Google Cloud or
          Azure, for you alone.{' '}
          <SmartLink href="/pricing" className="text-text underline underline-offset-4">
            Compare plans
          </SmartLink>
        </>
      }
    >
      {/* On small screens a part is above its three cells, so that all models are in view. */}
      <Table
        label="Who runs which part in each hosting model"
        className="max-md:[&>table]:block max-md:[&>table]:w-auto"
      >
        <thead {...tableRoles.group} className="max-md:block">
          <tr {...tableRoles.row} className="max-md:grid max-md:grid-cols-3 max-md:bg-raised-2">
            <th {...tableRoles.columnHeader} scope="col" className="max-md:sr-only">
              Part
            </th>
            {models.map((model) => (
              <th key={model} {...tableRoles.columnHeader} scope="col" className="max-md:max-w-none">
                {model}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...tableRoles.group} className="max-md:block">
          {rows.map(([part, ...runners]) => (
            <tr key={part} {...tableRoles.row} className="max-md:grid max-md:grid-cols-3">
              <th
                {...tableRoles.rowHeader}
                scope="row"
                className="font-normal max-md:col-span-3 max-md:max-w-none max-md:pb-0 max-md:font-medium"
              >
                {part}
              </th>
              {runners.map((runner, index) => (
                <td key={models[index]} {...tableRoles.cell} className="max-md:max-w-none max-md:pt-1.5">
                  <span className="inline-flex items-center gap-2.5 whitespace-nowrap">
                    <span
                      aria-hidden="true"
                      className={clsx('size-2.5 rounded-full', runner === 'you' ? 'bg-cool' : 'bg-coral')}
                    />
                    {names[runner]}
                  </span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Section>
  )
}
