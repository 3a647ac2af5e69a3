import { Calendar, Globe, GraduationCap, Sparkles, Monitor, Users } from '@/ui/icon'
import { Section } from '@/ui/section'

const benefits = [
  [
    Globe,
    'A contract where you live',
    'We employ you in your country, directly or through a local employer of record.',
  ],
  [
    Calendar,
    '30 days off',
    'Your public holidays come on top. You have to take at least twenty of the days.',
  ],
  [
    Users,
    'Two weeks together',
    'We meet for a week in spring and a week in autumn, in places that most can reach by train.',
  ],
  [
    Sparkles,
    '18 weeks of parental leave',
    'Every new parent gets full pay for 18 weeks, then works four days a week for three months.',
  ],
  [
    GraduationCap,
    '1,500 EUR a year to learn',
    'You choose books, courses, or a conference. If you speak at one, we pay for it separately.',
  ],
  [Monitor, 'Equipment you choose', 'You choose a computer every three years, and a good desk and chair.'],
] as const

export function Benefits() {
  return (
    <Section
      columns="4/8"
      sticky
      heading="Everyone gets the same benefits"
      lead="They do not depend on your position or your country."
    >
      <ul className="grid gap-x-10 sm:grid-cols-2">
        {benefits.map(([Icon, title, text]) => (
          <li key={title} className="border-t border-line py-6">
            <h3 className="flex items-center gap-3 font-semibold">
              <Icon size={20} className="shrink-0 text-accent" />
              {title}
            </h3>
            <p className="mt-1.5 text-body-sm leading-relaxed text-muted">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
