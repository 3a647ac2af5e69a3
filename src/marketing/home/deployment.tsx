import clsx from 'clsx'
import { brand } from '@/config/site'
import { SmartLink } from '@/ui/link'
import { Section } from '@/ui/section'
import { Table } from '@/ui/table'

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
      <Table label="Who runs which part in each hosting model">
        <thead>
          <tr>
            <th scope="col">Part</th>
            {models.map((model) => (
              <th key={model} scope="col">
                {model}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([part, ...runners]) => (
            <tr key={part}>
              <th scope="row" className="font-normal">
                {part}
              </th>
              {runners.map((runner, index) => (
                <td key={models[index]}>
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
