import { People } from '@/blocks/people'
import { Section } from '@/ui/section'

const leads = [
  ['Odalys Ferreyra', 'Router: planning, execution, and load'],
  ['Kwabena Asare-Lund', 'Composition, registry, and checks'],
  ['Jun Takeshiro', 'Hosted platform, metrics, and tracing'],
  ['Saoirse Lindqvist', 'Solutions: migrations with customers'],
  ['Mirela Dobrescu-Hale', 'Developer relations: course, posts, and examples'],
  ['Ines Halvorsen', 'People, and whatever has no team yet'],
] as const

/** Who leads a colleague's first weeks, in each team. */
export function Team() {
  return (
    <Section heading="The person who leads your first weeks">
      <People items={leads.map(([name, body]) => ({ name, body }))} />
    </Section>
  )
}
