import clsx from 'clsx'
import { words } from '@/content/words'
import type { DemosData } from '@/content/schemas/demos'
import { engine, unwrap } from '@/playground/build-engine'
import { Switcher } from '@/ui/choices'
import { CircleCheck, CircleX, GitPullRequest } from '@/ui/icon'
import { lineDiff } from './change-check-report'
import { demosData, withLine } from './data'
import { CheckReport, StudioFrame } from './studio'

type Commit = DemosData['pullRequest']['commits'][number]

/** What the second commit changes, compared with the operations of the clients. */
export async function secondCommit() {
  const { published, clients, ...change } = demosData().pullRequest
  const schema = (sdl: string) => [{ name: 'logistics', sdl }]
  const after = schema(withLine(published, change))
  return unwrap(await engine.compare({ before: schema(published), after, clients }))
}

/** The report that the status on the second commit links to. */
export async function PullRequestReport() {
  const { published, ...change } = demosData().pullRequest
  return (
    <StudioFrame path={['logistics', 'production']} page="Checks" caption={words().demos.pullRequestReport}>
      <CheckReport
        title={demosData().pullRequest.title}
        subgraph="logistics"
        diff={lineDiff(published, withLine(published, change))}
        comparison={await secondCommit()}
      />
    </StudioFrame>
  )
}

/** A pull request with three commits to choose from, each with its checks. */
export function PullRequest() {
  const { title, number, commits } = demosData().pullRequest
  return (
    <figure
      data-unsearched=""
      className="overflow-hidden rounded-card border border-line-strong bg-raised shadow-float"
    >
      <div className="flex gap-3.5 border-b border-line px-6 py-5">
        <GitPullRequest size={20} className="mt-1 text-success" />
        <div className="min-w-0">
          <p className="text-lg font-semibold">
            {title} <span className="font-normal text-muted">#{number}</span>
          </p>
          <p className="text-sm text-muted">
            into <Branch name="main" /> from <Branch name="dimensions" />, one schema file changed
          </p>
        </div>
      </div>
      <Switcher
        name="commit"
        legend="Commit of the pull request"
        className="lg:grid lg:grid-cols-[20rem_minmax(0,1fr)]"
        choicesClass="border-b border-line p-3 lg:border-r lg:border-b-0"
        choiceClass="block rounded-lg p-3 hover:bg-text/4 has-checked:bg-raised-2 has-checked:inset-ring has-checked:inset-ring-line-strong"
        options={commits.map((commit) => ({
          label: <CommitLine commit={commit} />,
          panel: <Checks commit={commit} />,
        }))}
      />
      <figcaption className="sr-only">{words().demos.pullRequest}</figcaption>
    </figure>
  )
}

function Branch({ name }: { name: string }) {
  return <code className="rounded-sm bg-cool/12 px-1.5 py-px font-mono text-caption text-cool">{name}</code>
}

const isBlocked = ({ checks }: Commit) => checks.some(({ failed }) => failed)

function Mark({ failed, className }: { failed?: boolean | undefined; className: string }) {
  const Icon = failed ? CircleX : CircleCheck
  return <Icon size={17} className={clsx(failed ? 'text-danger' : 'text-success', className)} />
}

function CommitLine({ commit }: { commit: Commit }) {
  return (
    <span className="flex items-start gap-3">
      <Mark failed={isBlocked(commit)} className="mt-0.5" />
      <span className="min-w-0">
        <span className="block leading-snug font-medium">{commit.message}</span>
        <span className="mt-0.5 block font-mono text-caption text-muted">
          {commit.hash} · {commit.when}
        </span>
      </span>
    </span>
  )
}

function Checks({ commit }: { commit: Commit }) {
  const blocked = isBlocked(commit)
  return (
    <>
      <ul className="grid">
        {commit.checks.map(({ name, failed, result }) => (
          <li
            key={name}
            className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-0.5 border-b border-line px-6 py-3.5 lg:grid-cols-[auto_9.5rem_minmax(0,1fr)]"
          >
            <Mark failed={failed} className="mt-1" />
            <span className="font-mono text-caption leading-6">
              {name}
              <span className="sr-only"> {failed ? 'failed' : 'passed'}</span>
            </span>
            <span className="text-sm leading-6 text-muted max-lg:col-start-2">{result}</span>
          </li>
        ))}
      </ul>
      <div className="flex flex-col items-start gap-x-4.5 gap-y-3 px-6 py-5 md:flex-row md:items-center">
        <span
          className={clsx(
            'shrink-0 rounded-lg border px-4 py-2 text-sm font-medium',
            blocked ? 'border-line-strong text-muted' : 'border-transparent bg-success text-ground',
          )}
        >
          {blocked ? 'Merging is blocked' : 'Merge pull request'}
        </span>
        <span className="text-sm text-muted">{commit.summary}</span>
      </div>
    </>
  )
}
