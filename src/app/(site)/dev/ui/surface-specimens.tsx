import { Badge } from '@/ui/badge'
import { Callout } from '@/ui/callout'
import { Chip } from '@/ui/chip'
import { Disclosure } from '@/ui/disclosure'
import { Picture } from '@/ui/picture'
import { Table } from '@/ui/table'
import { Tabs } from '@/ui/tabs.client'
import { Specimen, type Theme } from './specimen'

const types = ['note', 'tip', 'warning', 'danger'] as const
const tones = ['neutral', 'accent', 'cool', 'success', 'danger'] as const

export function SurfaceSpecimens({ theme }: { theme: Theme }) {
  return (
    <>
      <Specimen title="Chip, Badge">
        <div className="flex flex-wrap items-center gap-2">
          <Chip>Full time</Chip>
          <Chip>Remote, Europe</Chip>
          <Chip href="/blog/category/engineering">Engineering</Chip>
          <Chip href="/blog" current>
            All posts
          </Chip>
        </div>
        <div className="mt-4 flex flex-wrap items-center gap-2">
          {tones.map((tone) => (
            <Badge key={tone} tone={tone}>
              {tone}
            </Badge>
          ))}
        </div>
      </Specimen>
      <Specimen title="Callout">
        <div className="flow">
          {types.map((type) => (
            <Callout key={type} type={type}>
              <p>A shared field must be marked in every subgraph that resolves it.</p>
            </Callout>
          ))}
          <Callout type="warning" title="Composition fails without the key">
            <p>An entity needs a key in each subgraph that extends it.</p>
            <p>Without one the router cannot ask for the rest of its fields.</p>
          </Callout>
        </div>
      </Specimen>
      <Specimen title="Disclosure: single, exclusive group">
        <div className="divide-y divide-line border-y border-line">
          {[
            'Do I have to change my services?',
            'Which versions of federation can be mixed?',
            'Where does the router run?',
          ].map((question, index) => (
            <Disclosure key={question} summary={question} name={`faq-${theme}`} open={index === 0}>
              <p>
                No. A service that already speaks GraphQL becomes a subgraph by adding the federation
                directives to its schema.
              </p>
            </Disclosure>
          ))}
        </div>
      </Specimen>
      <Specimen title="Tabs">
        <Tabs label={`Ways to install, ${theme}`} labels={['npm', 'Docker', 'Kubernetes']}>
          <p className="text-muted">Install the command line with npm.</p>
          <p className="text-muted">Pull the router image and mount its configuration.</p>
          <p className="text-muted">Add the Helm repository and set the graph token.</p>
        </Tabs>
      </Specimen>
      <Specimen title="Table: fits, scrolls">
        <Table label={`Directives, ${theme} theme`}>
          <thead>
            <tr>
              <th scope="col">Directive</th>
              <th scope="col">Since</th>
              <th scope="col">Meaning</th>
            </tr>
          </thead>
          <tbody>
            {['@key', '@shareable', '@external'].map((name) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>v1</td>
                <td>Names the fields that identify an entity across subgraphs.</td>
              </tr>
            ))}
          </tbody>
        </Table>
        <Table label={`Latency by region, ${theme} theme`} className="mt-4">
          <thead>
            <tr>
              {[
                'Region',
                'Requests',
                'Median',
                'p90',
                'p95',
                'p99',
                'Errors',
                'Cache hits',
                'Subgraph calls',
              ].map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {['eu-central-1', 'us-east-1'].map((name) => (
              <tr key={name} className="whitespace-nowrap tabular-nums">
                <th scope="row">{name}</th>
                {['12,480', '14 ms', '31 ms', '44 ms', '92 ms', '0.02 %', '61 %', '2.4 per request'].map(
                  (value) => (
                    <td key={value}>{value}</td>
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </Table>
      </Specimen>
      <Specimen title="Picture">
        <Picture
          src="/brand/logo-512.png"
          width={512}
          height={512}
          alt="The mark of the site"
          sizes="160px"
          className="h-auto w-40 rounded-card border border-line"
        />
      </Specimen>
    </>
  )
}
