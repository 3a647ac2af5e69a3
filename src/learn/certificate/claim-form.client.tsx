'use client'

import { paths } from '@/config/paths'
import { isShape, isString } from '@/lib/guards'
import { useRef, useState, type FormEvent } from 'react'
import { Button } from '@/ui/button'
import type { ChapterOutline } from '../outline'
import { useProgress } from '../progress/use-progress.client'
import { claimState } from './claim-state'
import { linkQuery, maxNameLength, api, type ClaimRequest } from './contract'

type ClaimResult = { link: string } | { error: string; field?: 'name' }

const offline =
  'The claim did not reach us. Check your connection and send it again; your name is still here.'

/** Asks for a token and claims a certificate with it. Resolves with the link, or with what to show. Never rejects. */
async function sendClaim(
  course: string,
  { name, solutions }: Omit<ClaimRequest, 'token'>,
): Promise<ClaimResult> {
  try {
    const started = await post(api.token, { course })
    if (!hasToken(started)) return errorOf(started)
    const claimed = await post(api.claim, { token: started.token, name, solutions })
    return hasLink(claimed) ? claimed : errorOf(claimed)
  } catch {
    return { error: offline }
  }
}

const hasToken = isShape<{ token: string }>({ token: isString })
const hasLink = isShape<{ link: string }>({ link: isString })
const hasError = isShape<{ error: string }>({ error: isString })
const hasNameError = isShape<{ errors: { name: string } }>({
  errors: isShape<{ name: string }>({ name: isString }),
})

async function post(address: string, body: object): Promise<unknown> {
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
  return response.json()
}

function errorOf(response: unknown): ClaimResult {
  if (hasNameError(response)) return { error: response.errors.name, field: 'name' }
  return { error: hasError(response) ? response.error : offline }
}

type Props = { course: string; chapters: ChapterOutline[] }

/** The form that claims a certificate, or what is still to be done before. Hidden without script. */
export function ClaimForm({ course, chapters }: Props) {
  const state = claimState(useProgress(course), chapters)
  return (
    <div className="noscript:hidden">
      {state.ready ? (
        <NameForm course={course} solutions={state.solutions} />
      ) : (
        <OpenChapters open={state.open} />
      )}
    </div>
  )
}

function NameForm({
  course,
  solutions,
}: {
  course: string
  solutions: Extract<ReturnType<typeof claimState>, { ready: true }>['solutions']
}) {
  const [sending, setSending] = useState(false)
  const [problem, setProblem] = useState<{ error: string; field?: 'name' }>()
  const field = useRef<HTMLInputElement>(null)

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (sending) return
    setSending(true)
    setProblem(undefined)
    const result = await sendClaim(course, { name: field.current?.value ?? '', solutions })
    if ('link' in result) return location.assign(paths.certificates + linkQuery(result.link))
    setSending(false)
    setProblem(result)
    if (result.field) field.current?.focus()
  }

  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <label htmlFor="certificate-name" className="font-medium">
        The name to print on the certificate
      </label>
      <input
        ref={field}
        id="certificate-name"
        name="name"
        autoComplete="name"
        required
        // Longer than a name may be, so that a pasted one is not cut off unseen; the server counts.
        maxLength={4 * maxNameLength}
        className="field-input"
        aria-invalid={problem?.field === 'name' || undefined}
        aria-describedby="certificate-name-hint certificate-problem"
      />
      <p id="certificate-name-hint" className="mt-2 text-sm text-muted">
        Up to {maxNameLength} characters. Everyone who gets the link can read it.
      </p>
      <p id="certificate-problem" role="alert" className="field-error">
        {problem?.error}
      </p>
      <Button
        type="submit"
        size="lg"
        className="mt-5"
        loading={sending}
        loadingLabel="Composing your solutions…"
      >
        Claim your certificate
      </Button>
    </form>
  )
}

function OpenChapters({ open }: { open: Extract<ReturnType<typeof claimState>, { ready: false }>['open'] }) {
  return (
    <>
      <p className="font-medium">What is still to be done:</p>
      <ul className="mt-3 grid gap-2">
        {open.map(({ title, href, questions, exercises }) => (
          <li key={href}>
            <a
              href={href}
              className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 rounded-lg border border-line bg-raised px-4 py-3 font-medium hover:border-line-strong"
            >
              <span>{title}</span>
              <span className="text-sm text-muted">
                {[count(exercises, 'exercise'), count(questions, 'question')].filter(Boolean).join(', ')}
              </span>
            </a>
          </li>
        ))}
      </ul>
      <p className="mt-4 text-sm text-muted">
        Your progress is kept in this browser. If you finished the course in another one, export the progress
        there and import it on the page of the course.
      </p>
    </>
  )
}

function count(number: number, what: string): string {
  return number === 0 ? '' : `${number} ${what}${number === 1 ? '' : 's'}`
}
