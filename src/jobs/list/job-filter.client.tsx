'use client'

import { useEffect, useState } from 'react'

const fields = ['team', 'location', 'type'] as const
type Field = (typeof fields)[number]
type Choice = Partial<Record<Field, string>>
type Props = {
  /** The listed positions, in the order of the list. */
  positions: Record<Field, string>[]
}

const labels: Record<Field, string> = { team: 'Team', location: 'Location', type: 'Type' }

/** Filters the list of positions by team, location and type; the choice is kept in the address. */
export function JobFilter({ positions }: Props) {
  const [choice, setChoice] = useState<Choice>({})
  const shown = positions.filter((position) => matches(position, choice)).length

  useEffect(() => {
    function follow() {
      const query = new URLSearchParams(location.search)
      setChoice(
        Object.fromEntries(
          fields.flatMap((field) => {
            const value = query.get(field) ?? ''
            return positions.some((position) => position[field] === value) ? [[field, value]] : []
          }),
        ),
      )
    }
    follow()
    addEventListener('popstate', follow)
    return () => removeEventListener('popstate', follow)
  }, [positions])

  useEffect(() => {
    document.querySelectorAll<HTMLElement>('#positions > li').forEach((item, index) => {
      const position = positions[index]
      item.hidden = position !== undefined && !matches(position, choice)
    })
  }, [positions, choice])

  function choose(field: Field, value: string) {
    const next = { ...choice, [field]: value || undefined }
    const query = new URLSearchParams(
      fields.flatMap((name) => (next[name] === undefined ? [] : [[name, next[name]]])),
    ).toString()
    history.replaceState(history.state, '', `${location.pathname}${query && `?${query}`}#open-position`)
    setChoice(next)
  }

  return (
    <div className="mb-8 noscript:hidden">
      <div className="flex flex-wrap items-end gap-4">
        {fields.map((field) => (
          <label key={field} className="grid gap-1.5 text-sm text-muted">
            {labels[field]}
            <select
              value={choice[field] ?? ''}
              onChange={(event) => choose(field, event.target.value)}
              className="h-10 min-w-40 rounded-[10px] border border-line-strong bg-raised px-3 text-text"
            >
              <option value="">All</option>
              {choices(positions, field).map((option) => (
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
              history.replaceState(history.state, '', `${location.pathname}#open-position`)
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

function matches(position: Record<Field, string>, choice: Choice): boolean {
  return fields.every((field) => choice[field] === undefined || choice[field] === position[field])
}

function choices(positions: Record<Field, string>[], field: Field): string[] {
  return [...new Set(positions.map((position) => position[field]))].toSorted()
}
