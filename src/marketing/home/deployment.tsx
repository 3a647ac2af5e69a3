import clsx from 'clsx'
import { brand } from '@/config/brand'
import { SmartLink } from '@/ui/link'
import { Section } from '@/ui/section'
import { Table } from '@/ui/table'

type Runner = 'you' | 'vendor'
const models = ['Cloud', 'Dedicated cloud', 'Self-hosted'] as const
const rows: [part: string, ...runners: [Runner, Runner, Runner]][] = [
  ['Subgraphs and router', 'you', 'you', 'you'],
  ['Registry, composition, checks', 'vendor', 'vendor', 'you'],
  ['CDN for router configs', 'vendor', 'vendor', 'you'],
  ['Traces and usage data', 'vendor', 'vendor', 'you'],
]
const names = { you: 'You', vendor: brand } as const

/** Cells are narrow on small screens, so that all models are in view. */
const cell = 'max-md:px-2.5 max-md:text-caption'

/** Who runs what in each hosting model. */
export function Deployment() {
  return (
    <Section
      className="max-md:py-10"
      heading="You run the router. Choose who runs the rest."
      lead={
        <>
          All three models run the same Apache 2.0 code. Dedicated cloud is a separate installation for you
          alone, in AWS, Google Cloud, or Azure.{' '}
          <SmartLink href="/pricing" className="text-text underline underline-offset-4">
            Compare plans
          </SmartLink>
        </>
      }
      columns="7/4"
      mirrored
      centered
    >
      <Table label="Who runs which part in each hosting model" className="max-md:[&>table]:w-full">
        <thead>
          <tr>
            <th scope="col" className={cell}>
              Part
            </th>
            {models.map((model) => (
              <th key={model} scope="col" className={cell}>
                {model}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([part, ...runners]) => (
            <tr key={part}>
              <th scope="row" className={clsx(cell, 'font-normal')}>
                {part}
              </th>
              {runners.map((runner, index) => (
                <td
                  key={models[index]}
                  className={clsx(cell, runner === 'you' ? 'bg-cool/10' : 'bg-coral/10')}
                >
                  <span className="inline-flex items-center gap-1.5 whitespace-nowrap md:gap-2.5">
                    <span
                      aria-hidden="true"
                      className={clsx('size-2 rounded-full', runner === 'you' ? 'bg-cool' : 'bg-coral')}
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
