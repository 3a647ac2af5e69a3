'use client'

import { useRef, useState, type SubmitEvent } from 'react'
import { paths } from '@/config/paths'
import { isOptional, isShape, isString } from '@/lib/guards'
import { Button, buttonClass } from '@/ui/button'
import type { ChapterOutline } from '../courses'
import type { CourseRecord } from '../progress/record'
import { useProgress } from '../progress/use-progress.client'
import { api, linkQuery, maxNameLength, type ClaimRequest } from './contract'

type Answer = { link?: string | undefined; error?: string | undefined; errors?: { name: string } | undefined }

const isAnswer = isShape<Answer>({
  link: isOptional(isString),
  error: isOptional(isString),
  errors: isOptional(isShape({ name: isString })),
})
const offline = {
  error: 'The claim did not reach us. Check your connection and send it again; your name is still here.',
}

/** Claims a certificate. Resolves with its link, or with what to show. Never rejects. */
async function sendClaim(claim: ClaimRequest): Promise<Answer> {
  try {
    const headers = { 'Content-Type': 'application/json' }
    const response = await fetch(api.claim, { method: 'POST', headers, body: JSON.stringify(claim) })
    const answer: unknown = await response.json()
    return isAnswer(answer) ? answer : offline
  } catch {
    return offline
  }
}

type Props = { course: string; chapters: ChapterOutline[] }

/** The form that claims a certificate, or what is still to be done before. Hidden without script. */
export function ClaimForm({ course, chapters }: Props) {
  const record = useProgress(course)
  const open = chapters.map((chapter) => openTasks(record, chapter)).filter(({ left }) => left !== '')
  return (
    <div className="mt-9 noscript:hidden">
      {open.length === 0 ? (
        <NameForm course={course} solutions={solutionsOf(record)} />
      ) : (
        <OpenChapters open={open} started={Object.keys(record.chapters).length > 0} />
      )}
    </div>
  )
}

/** What is left to do in a chapter. An exercise whose text is not kept in this browser counts as open. */
function openTasks(record: CourseRecord, { id, title, href, questions, exercises }: ChapterOutline) {
  const known = record.chapters[id]
  const left = [
    count(exercises.filter((exercise) => !known?.exercises?.[exercise]?.solution).length, 'exercise'),
    count(questions.filter((question) => !known?.questions?.[question]?.solved).length, 'question'),
  ]
  return { title, href, left: left.filter(Boolean).join(', ') }
}

function count(number: number, what: string): string {
  return number === 0 ? '' : `${number} ${what}${number === 1 ? '' : 's'}`
}

function solutionsOf({ chapters }: CourseRecord): ClaimRequest['solutions'] {
  return Object.fromEntries(
    Object.values(chapters).flatMap(({ exercises }) =>
      Object.entries(exercises ?? {}).map(([id, { solution }]) => [id, solution ?? []]),
    ),
  )
}

function NameForm({ course, solutions }: Omit<ClaimRequest, 'name'>) {
  const [sending, setSending] = useState(false)
  const [problem, setProblem] = useState<Answer>()
  const field = useRef<HTMLInputElement>(null)

  async function submit(event: SubmitEvent) {
    event.preventDefault()
    if (sending) return
    setSending(true)
    setProblem(undefined)
    const answer = await sendClaim({ course, name: field.current?.value ?? '', solutions })
    if (answer.link) return location.assign(paths.certificates + linkQuery(answer.link))
    setSending(false)
    setProblem(answer)
    if (answer.errors) field.current?.focus()
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
        aria-invalid={problem?.errors ? true : undefined}
        aria-describedby="certificate-name-hint certificate-problem"
      />
      <p id="certificate-name-hint" className="mt-2 text-sm text-muted">
        Up to {maxNameLength} characters. Everyone who gets the link can read it.
      </p>
      <p id="certificate-problem" role="alert" className="field-error">
        {problem?.errors?.name ?? problem?.error}
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

function OpenChapters({ open, started }: { open: ReturnType<typeof openTasks>[]; started: boolean }) {
  return (
    <>
      <p className="font-medium">What is still to be done:</p>
      <ul className="mt-3 border-b border-line">
        {open.map(({ title, href, left }) => (
          <li key={href}>
            <a
              href={href}
              className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 border-t border-line py-3 font-medium hover:text-accent"
            >
              <span>{title}</span>
              <span className="text-sm text-muted">{left}</span>
            </a>
          </li>
        ))}
      </ul>
      <a href={open[0]?.href} className={buttonClass({ size: 'lg' }, 'mt-6')}>
        {started ? 'Continue' : 'Start'} the course
      </a>
      <p className="mt-5 text-sm text-muted">
        Your progress is kept in this browser. If you finished the course in another one, export the progress
        there and import it on the page of the course.
      </p>
    </>
  )
}
