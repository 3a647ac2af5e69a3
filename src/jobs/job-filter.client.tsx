'use client'

import { useEffect, useRef, useState } from 'react'

const fields = ['team', 'location', 'type'] as const
type Field = (typeof fields)[number]
type Choice = Partial<Record<Field, string>>
type Props = {
  /** The positions in the order of the list. */
  positions: Record<Field, string>[]
}

const labels: Record<Field, string> = { team: 'Team', location: 'Location', type: 'Type' }

/** Filters the list of positions by team, location and type. The choice is part of the address. */
export function JobFilter({ positions }: Props) {
  const [choice, setChoice] = useState<Choice>({})
  const form = useRef<HTMLDivElement>(null)
  const shown = positions.filter((position) => matches(position, choice)).length

  useEffect(() => {
    function readAddress() {
      const query = new URLSearchParams(location.search)
      setChoice(choiceOf(positions, (field) => query.get(field)))
    }
    // A choice made before hydration is newer than the address.
    const early = choiceOf(positions, (field) => select(form.current, field)?.value)
    if (Object.keys(early).length > 0) writeAddress(early)
    readAddress()
    addEventListener('popstate', readAddress)
    return () => removeEventListener('popstate', readAddress)
  }, [positions])

  useEffect(() => {
    document.querySelectorAll<HTMLElement>('#positions > li').forEach((item, index) => {
      const position = positions[index]
      item.hidden = position !== undefined && !matches(position, choice)
    })
    // Leave the selects uncontrolled, because hydration would reset a choice made before it.
    for (const field of fields) {
      const element = select(form.current, field)
      if (element) element.value = choice[field] ?? ''
    }
  }, [positions, choice])

  function choose(field: Field, value: string) {
    const next = { ...choice, [field]: value || undefined }
    writeAddress(next)
    setChoice(next)
  }

  return (
    <div ref={form} className="mb-8 noscript:hidden">
      <div className="flex flex-wrap items-end gap-4">
        {fields.map((field) => (
          <label key={field} className="grid gap-1.5 text-sm text-muted max-sm:w-full">
            {labels[field]}
            <select
              name={field}
              onChange={(event) => choose(field, event.target.value)}
              className="h-10 min-w-40 rounded-lg border border-line-field bg-raised pr-8 pl-3 text-text"
            >
              <option value="">All</option>
              {optionsOf(positions, field).map((option) => (
                <option key={option}>{option}</option>
              ))}
            </select>
          </label>
        ))}
        <p role="status" className="py-2 text-sm text-muted">
          {shown === 1 ? '1 position' : `${shown} positions`}
        </p>
      </div>
      {shown === 0 && (
        <p className="mt-6 border-t border-line pt-6">
          No open position matches.{' '}
          <button
            type="button"
            className="cursor-pointer underline underline-offset-4"
            onClick={() => {
              writeAddress({})
              setChoice({})
            }}
          >
            Show all
          </button>
        </p>
      )}
    </div>
  )
}

function choiceOf(
  positions: Props['positions'],
  valueOf: (field: Field) => string | null | undefined,
): Choice {
  return Object.fromEntries(
    fields.flatMap((field) => {
      const value = valueOf(field)
      return positions.some((position) => position[field] === value) ? [[field, value]] : []
    }),
  )
}

/** Writes a choice to the address, so that it survives a reload and can be shared. */
function writeAddress(choice: Choice): void {
  const query = new URLSearchParams(
    fields.flatMap((field) => (choice[field] === undefined ? [] : [[field, choice[field]]])),
  ).toString()
  history.replaceState(history.state, '', `${location.pathname}${query && `?${query}`}#open-position`)
}

function select(form: HTMLElement | null, field: Field): HTMLSelectElement | null | undefined {
  return form?.querySelector<HTMLSelectElement>(`select[name="${field}"]`)
}

function matches(position: Record<Field, string>, choice: Choice): boolean {
  return fields.every((field) => choice[field] === undefined || choice[field] === position[field])
}

function optionsOf(positions: Record<Field, string>[], field: Field): string[] {
  return [...new Set(positions.map((position) => position[field]))].toSorted()
}
