import { Check } from '@/ui/icon'
import { Section } from '@/ui/section'
import { Table } from '@/ui/table'

const roles = ['Graph admin', 'Type owner', 'Subgraph owner', 'Everyone'] as const
const rights: [right: string, ...may: [boolean, boolean, boolean, boolean]][] = [
  ['Open a proposal and comment on any', true, true, true, true],
  ['Must be asked when a type changes', false, true, false, false],
  ['Must be asked when a subgraph gets work', false, false, true, false],
  ['Name owners and set the rules', true, false, false, false],
]

const rules = [
  [
    'Main is read-only',
    'Nobody edits it in Hub. It changes by a merged proposal, or by a commit in the repository it mirrors.',
  ],
  ['Open threads block', 'A question without an answer holds the merge, whoever asked it.'],
  ['Checks before merging', 'Composition, lint, and the operations that clients really sent.'],
  ['Deprecation has a term', 'A deprecated field stays for a grace period before a proposal may remove it.'],
] as const

/** Roles, rights and rules of proposals. */
export function Governance() {
  return (
    <Section
      eyebrow="Governance"
      heading="Every owner of a type is asked to review"
      lead="Types and subgraphs have owners. A proposal asks the owners of everything it touches, and Hub enforces these rules."
    >
      <div className="grid gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <div className="min-w-0 self-start">
          <Table label="Roles and rights">
            <thead>
              <tr>
                <th scope="col" className="relative">
                  <span className="sr-only">Right</span>
                </th>
                {roles.map((role) => (
                  <th key={role} scope="col">
                    {role}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rights.map(([right, ...may]) => (
                <tr key={right}>
                  <th scope="row" className="min-w-44 font-normal">
                    {right}
                  </th>
                  {may.map((yes, index) => (
                    <td key={roles[index]} className="relative">
                      {yes && <Check size={18} className="text-accent" />}
                      <span className="sr-only">{yes ? 'yes' : 'no'}</span>
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </Table>
        </div>
        <dl className="self-start border-b border-line">
          {rules.map(([term, text]) => (
            <div key={term} className="border-t border-line py-4">
              <dt className="font-semibold">{term}</dt>
              <dd className="mt-1 text-body-sm leading-relaxed text-muted">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  )
}
