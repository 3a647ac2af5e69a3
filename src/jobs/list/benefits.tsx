import { Calendar, Globe, GraduationCap, Sparkles, Monitor, Users } from '@/ui/icon'
import { Section } from '@/ui/section'

const benefits = [
  [Globe, 'Where you live', 'Employed in your own country, through us or a local employer of record.'],
  [Calendar, '30 days off', 'Plus your public holidays. Twenty of the days must be taken; somebody checks.'],
  [
    Users,
    'Two weeks together',
    'One in spring, one in autumn, each in a place that most can reach by train.',
  ],
  [
    Sparkles,
    '18 weeks at full pay',
    'For every new parent, and a slow return at four days a week for a quarter.',
  ],
  [
    GraduationCap,
    '1,500 EUR a year to learn',
    'Books, courses, a conference. Speaking at one does not count against it.',
  ],
  [Monitor, 'Equipment you choose', 'A machine every three years, and a desk that does not hurt.'],
] as const

export function Benefits() {
  return (
    <Section eyebrow="Benefits" heading="Benefits are the same for everyone" className="border-t border-line">
      <ul className="grid gap-x-10 sm:grid-cols-2 lg:grid-cols-3">
        {benefits.map(([Icon, title, text]) => (
          <li key={title} className="border-t border-line py-7">
            <Icon size={22} className="text-accent" />
            <h3 className="mt-4 font-semibold">{title}</h3>
            <p className="mt-1.5 text-body-sm leading-relaxed text-muted">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
