import { forms } from '@/config/forms'
import { formById } from '@/forms/host/forms'
import { Section } from '@/ui/section'

const steps = [
  { when: 'Day 0', title: 'You apply', text: 'One form, a CV if you have one. A person reads it.' },
  ...(formById(forms.application)?.thanks.steps ?? []),
]

/** The steps of hiring, with a drawing of an approach to a planet whose points are above the steps. */
export function HiringPath() {
  return (
    <Section
      eyebrow="How hiring goes"
      heading="Three weeks from form to answer"
      lead="The steps are the same for everyone; their details are in each posting. The person who would lead your first weeks runs them, not an agency."
    >
      <Approach />
      <ol className="grid gap-x-8 gap-y-8 sm:grid-cols-2 lg:grid-cols-5">
        {steps.map(({ when, title, text }, index) => (
          <li key={title} className="border-t border-line pt-5">
            <p className="font-mono text-xs text-accent">
              {index + 1} · {when}
            </p>
            <h3 className="mt-2 font-semibold">{title}</h3>
            <p className="mt-1.5 text-body-sm leading-relaxed text-muted">{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}

const width = 1200
const body = { x: 1132, y: 96 }

/** Distance between the columns of the list, in units of the drawing. */
const column = (width + 32) / steps.length
const stepX = (index: number) => 6 + index * column

/** A path that falls toward a body on the right, with a point above the column of each step. */
function Approach() {
  const point = (x: number) => ({
    x,
    y: 28 + Math.sqrt((x - stepX(0)) / (body.x - stepX(0))) * (body.y - 28),
  })
  const path = Array.from({ length: 41 }, (_, index) => point(stepX(0) + (index / 40) * (body.x - stepX(0))))
  return (
    <svg
      viewBox={`0 0 ${width} 150`}
      aria-hidden="true"
      className="mb-8 hidden h-auto w-full overflow-visible lg:block"
    >
      {[34, 48, 62].map((radius) => (
        <circle key={radius} cx={body.x} cy={body.y} r={radius} fill="none" className="stroke-line-strong" />
      ))}
      <circle cx={body.x} cy={body.y} r="20" className="fill-coral" />
      <polyline
        points={path.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ')}
        fill="none"
        strokeWidth="1.5"
        strokeDasharray="2 6"
        strokeLinecap="round"
        className="stroke-amber"
      />
      {steps.map(({ title }, index) => {
        const { x, y } = point(stepX(index))
        return (
          <circle key={title} cx={x} cy={y} r="6" strokeWidth="1.5" className="fill-ground stroke-amber" />
        )
      })}
    </svg>
  )
}
