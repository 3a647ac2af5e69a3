import { Section } from '@/ui/section'

const steps = [
  { day: 'Day 0', title: 'You apply', text: 'One form, a CV if you have one. A person reads it.', share: 0 },
  { day: 'By day 5', title: 'You get an answer', text: 'Always, with a reason if it is a no.', share: 0.18 },
  {
    day: 'By day 10',
    title: 'Conversation',
    text: 'Forty minutes with the person who would lead your first weeks.',
    share: 0.38,
  },
  {
    day: 'By day 17',
    title: 'Work together',
    text: 'A review, a design or a paid exercise, as the posting says.',
    share: 0.64,
  },
  {
    day: 'By day 21',
    title: 'Decision',
    text: 'Offer or no within three working days of the last conversation.',
    share: 0.86,
  },
]

/** How hiring goes, drawn as one approach: the nearer to the decision, the closer to the center. */
export function HiringPath() {
  return (
    <Section
      eyebrow="How hiring goes"
      heading="Three weeks from form to answer"
      lead="The steps are the same for everyone; their details stand in each posting. The person who would lead your first weeks runs them, not an agency."
    >
      <Approach />
      <ol className="grid gap-x-8 gap-y-8 sm:grid-cols-2 lg:grid-cols-5">
        {steps.map(({ day, title, text }, index) => (
          <li key={title} className="border-t border-line pt-5">
            <p className="font-mono text-xs text-accent">
              {index + 1} · {day}
            </p>
            <h3 className="mt-2 font-semibold">{title}</h3>
            <p className="mt-1.5 text-[15px] leading-relaxed text-muted">{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}

const width = 1152
const height = 150

/** A path that falls toward the body at the right; each step is a point on it. */
function Approach() {
  const point = (share: number) => ({ x: 60 + share * 1000, y: 28 + Math.sqrt(share) * 78 })
  const path = Array.from({ length: 41 }, (_, index) => point(index / 40))
  return (
    <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" className="mb-6 hidden h-auto w-full lg:block">
      {[38, 62, 92].map((radius) => (
        <circle key={radius} cx="1080" cy="108" r={radius} fill="none" className="stroke-line-strong" />
      ))}
      <circle cx="1080" cy="108" r="20" className="fill-coral" />
      <polyline
        points={path.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ')}
        fill="none"
        strokeWidth="1.5"
        strokeDasharray="2 6"
        strokeLinecap="round"
        className="stroke-amber"
      />
      {steps.map(({ share, title }) => {
        const { x, y } = point(share)
        return (
          <circle key={title} cx={x} cy={y} r="6" strokeWidth="1.5" className="fill-ground stroke-amber" />
        )
      })}
    </svg>
  )
}
