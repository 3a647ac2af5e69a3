import type { ReactNode } from 'react'
import { Choices, Switcher } from '@/ui/choices'

const bar =
  'border-line bg-raised px-4 py-3 sm:flex-wrap! sm:border-b sm:mask-none! @min-[26rem]:@max-lg:pe-32!'
const text = 'border-line px-4 py-3.5 text-body-sm/relaxed text-muted max-sm:border-y sm:border-b'

export type Case = { key: string; label: string; text: string }
/** Name of the radio group, unique on the page, and what is chosen. */
export type Choice = { name: string; legend: string }

type Finished = Pick<Case, 'label'> & { text: string | undefined; panel: ReactNode }

/** The cases of a demo as finished panels, of which one is shown. */
export function FinishedCases({ cases, ...choice }: Choice & { cases: Finished[] }) {
  return (
    <Switcher
      {...choice}
      look="pills"
      choicesClass={bar}
      options={cases.map((item) => ({
        label: item.label,
        panel: (
          <div data-unsearched="" className="flex h-full flex-col">
            {item.text && <p className={text}>{item.text}</p>}
            {item.panel}
          </div>
        ),
      }))}
    />
  )
}

/** The same choice above the editors of a demo. */
export function CaseChoice({
  cases,
  chosen,
  onChoose,
  ...choice
}: Choice & { cases: readonly Case[]; chosen: number; onChoose: (index: number) => void }) {
  return (
    <>
      <div onChange={({ target }) => onChoose(Number((target as HTMLInputElement).value) - 1)}>
        <Choices
          {...choice}
          look="pills"
          labels={cases.map(({ label }) => label)}
          initial={chosen + 1}
          className={bar}
        />
      </div>
      <p className={text}>{cases[chosen]?.text}</p>
    </>
  )
}

/** The cases with these keys, in their order; all of them without keys. */
export function offered<Item extends Case>(cases: readonly Item[], only?: readonly string[]): Item[] {
  return only ? only.flatMap((name) => cases.find(({ key }) => key === name) ?? []) : [...cases]
}
