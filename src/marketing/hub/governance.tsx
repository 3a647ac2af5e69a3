import { CheckReport } from '@/marketing/studio/check-report'
import { StudioFrame } from '@/marketing/studio/frame'
import { createEngine } from '@/playground/engine/engine'
import { valueOf } from '@/playground/value-of'
import { PhoneFold } from '@/ui/phone-fold'
import { Section } from '@/ui/section'
import { Table } from '@/ui/table'
import { clients, subgraphs } from './example'

const rights = [
  ['Propose and comment', 'Everyone'],
  ['Review a type', 'Its owners'],
  ['Review work for a subgraph', 'Its owners'],
  ['Name owners, set rules', 'Graph admins'],
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
      lead="Hub asks the owners of every type and subgraph that a proposal touches, and enforces these rules."
      columns="5/7"
      actions={
        <ul className="mt-8 border-b border-line">
          {rules.map(([title, text]) => (
            <li key={title} className="border-t border-line md:py-4">
              <PhoneFold title={title} titleClass="font-semibold">
                <p className="text-body-sm leading-relaxed text-muted md:mt-1">{text}</p>
              </PhoneFold>
            </li>
          ))}
        </ul>
      }
    >
      <div className="grid gap-8 md:gap-10">
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
