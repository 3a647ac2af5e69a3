import clsx from 'clsx'
import { Listings } from '@/marketing/features/listings'
import { Section } from '@/ui/section'
import type { FeaturePage } from '../pages'

type Props = { page: FeaturePage }

/** The problem in one row: its name on the left, its cases in columns beside it. */
export function ProblemRow({ page: { problem } }: Props) {
  const { heading, text, points } = problem
  return (
    <Section id="problem" tone="raised" heading={heading} lead={text} columns="4/8" className="md:py-20!">
      <ul
        className={clsx(
          'grid gap-x-10 gap-y-7',
          points.length === 2 ? 'sm:grid-cols-2' : 'sm:grid-cols-3 sm:gap-x-7',
        )}
      >
        {points.map(({ title, text: description }) => (
          <li key={title} className="border-t-2 border-line-strong pt-4">
            <h3 className="leading-snug font-semibold">{title}</h3>
            <p className="mt-2 text-body-sm leading-relaxed text-muted">{description}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** The problem as a large number, and its cases in rows beside it. Without a number in the content, one row. */
export function ProblemFigure({ page }: Props) {
  const { heading, points, figure } = page.problem
  if (!figure) return <ProblemRow page={page} />
  return (
    <Section
      id="problem"
      tone="raised"
      heading={heading}
      columns="5/7"
      actions={
        <p className="mt-8">
          <span className="block text-7xl font-semibold tracking-[-0.04em] text-coral md:text-8xl">
            {figure.value}
          </span>
          <span className="mt-4 block max-w-[26rem] text-pretty text-muted">{figure.text}</span>
        </p>
      }
    >
      <Cases points={points} />
    </Section>
  )
}

/** The problem in a listing, and its cases beside it. Without a listing in the content, one row. */
export function ProblemListing({ page }: Props) {
  const { heading, points, listing } = page.problem
  if (!listing) return <ProblemRow page={page} />
  return (
    <Section
      id="problem"
      tone="raised"
      heading={heading}
      columns="6/5"
      mirrored
      centered
      actions={<Points points={points} />}
    >
      <Listings snippets={[listing]} label={heading} />
    </Section>
  )
}

/** The problem case by case, over the whole width. */
export function ProblemCases({ page: { problem } }: Props) {
  return (
    <Section id="problem" tone="raised" heading={problem.heading} lead={problem.text}>
      <Cases points={problem.points} wide />
    </Section>
  )
}

type Points = FeaturePage['problem']['points']

function Cases({ points, wide }: { points: Points; wide?: boolean }) {
  return (
    <ul className="border-b border-line-strong">
      {points.map(({ title, text }) => (
        <li
          key={title}
          className={clsx(
            'grid gap-x-10 gap-y-2 border-t border-line-strong py-6',
            wide
              ? 'md:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]'
              : 'sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]',
          )}
        >
          <h3 className={clsx('font-semibold', wide ? 'text-xl tracking-tight' : 'leading-snug')}>{title}</h3>
          <p className={clsx('text-pretty text-muted', wide && 'max-w-[40rem] text-lg')}>{text}</p>
        </li>
      ))}
    </ul>
  )
}

function Points({ points }: { points: Points }) {
  return (
    <ul className="mt-7 grid gap-5">
      {points.map(({ title, text }) => (
        <li key={title}>
          <h3 className="font-semibold">{title}</h3>
          <p className="mt-1 text-pretty text-muted">{text}</p>
        </li>
      ))}
    </ul>
  )
}

/** The problem as two ways to be wrong, side by side. */
export function ProblemChoice({ page: { problem } }: Props) {
  const { heading, text, points } = problem
  return (
    <Section id="problem" heading={heading} lead={text} leadBeside={text !== undefined}>
      <ul className="grid overflow-hidden rounded-card border border-line-strong md:grid-cols-2">
        {points.map(({ title, text: description }) => (
          <li
            key={title}
            className="border-line-strong bg-raised p-6 not-first:border-t md:p-9 md:not-first:border-s md:not-first:border-t-0"
          >
            <h3 className="text-2xl font-semibold tracking-tight">{title}</h3>
            <p className="mt-3 text-lg text-pretty text-muted">{description}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
