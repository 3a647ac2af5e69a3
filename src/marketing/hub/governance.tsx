import { CheckReport } from '@/marketing/studio/check-report'
import { StudioFrame } from '@/marketing/studio/frame'
import { createEngine } from '@/playground/engine/engine'
import { valueOf } from '@/playground/value-of'
import { Section } from '@/ui/section'
import { Table } from '@/ui/table'
import { clients, subgraphs } from './example'

const rights = [
  ['Open proposals and comment on all of them', 'Everyone'],
  ['Review a change to a type', 'The owners of the type'],
  ['Review work for a subgraph', 'The owners of the subgraph'],
  ['Name owners and set the rules', 'Graph admins'],
] as const

const rules = [
  [
    'Main is read-only',
    'It changes by a merged proposal, or by a commit in the repository that Hub mirrors. Nobody edits it in Hub.',
  ],
  ['Open threads block a merge', 'A question must be resolved before the proposal can be merged.'],
  [
    'Checks run before a merge',
    'Hub composes the proposal, lints it, and compares it with the operations that your clients sent.',
  ],
  [
    'Deprecated fields have a grace period',
    'A proposal may remove a deprecated field only after the period that you set.',
  ],
] as const

const engine = createEngine()

/** A proposal that would break two clients, as the checks of Hub report it. */
async function renamedPrice() {
  const before = Object.entries(subgraphs).map(([name, sdl]) => ({ name, sdl }))
  const after = before.map(({ name, sdl }) => ({
    name,
    sdl: sdl.replace('price: String!', 'amount: String!'),
  }))
  return valueOf(await engine.compare({ before, after, clients }))
}

/** Roles, rights and rules of proposals. */
export async function Governance() {
  return (
    <Section
      heading="Every owner of a type reviews its changes"
      lead="Types and subgraphs have owners. Hub asks the owners of everything that a proposal touches, and enforces these rules."
      columns="5/7"
      actions={
        <dl className="mt-8 border-b border-line">
          {rules.map(([term, text]) => (
            <div key={term} className="border-t border-line py-4">
              <dt className="font-semibold">{term}</dt>
              <dd className="mt-1 text-body-sm leading-relaxed text-muted">{text}</dd>
            </div>
          ))}
        </dl>
      }
    >
      <div className="grid gap-10">
        <StudioFrame
          path={['shop', 'rename-price']}
          page="Checks"
          caption="The check of a proposal that renames a field. Two clients select the old name."
          bare
        >
          <CheckReport
            title="Proposal: rename price to amount"
            subgraph="catalog"
            comparison={await renamedPrice()}
          />
        </StudioFrame>
        <Table label="Rights and roles">
          <thead>
            <tr>
              <th scope="col">Right</th>
              <th scope="col">Role</th>
            </tr>
          </thead>
          <tbody>
            {rights.map(([right, role]) => (
              <tr key={right}>
                <th scope="row">{right}</th>
                <td className="text-muted">{role}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      </div>
    </Section>
  )
}
