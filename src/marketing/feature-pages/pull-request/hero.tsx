import clsx from 'clsx'
import { CircleCheck, CircleX, GitPullRequest } from '@/ui/icon'
import { FeatureHero } from '../parts/hero'
import { Switcher } from '@/ui/choices'
import type { FeaturePage } from '../pages'
import { commits, title, type CheckState, type Commit } from './commits'
import styles from './hero.module.css'

const looks = {
  pass: { Icon: CircleCheck, className: 'text-success', word: 'passed' },
  fail: { Icon: CircleX, className: 'text-danger', word: 'failed' },
} satisfies Record<CheckState, object>

/** Centered text above a mock pull request whose commits can be chosen. */
export function PullRequestHero({ page }: { page: FeaturePage }) {
  return (
    <FeatureHero page={page} layout="center">
      <figure className={styles.request}>
        <div className={styles.head}>
          <GitPullRequest size={20} className="mt-1 shrink-0 text-success" />
          <div className="min-w-0">
            <p className="text-lg font-semibold">
              {title} <span className="font-normal text-muted">#482</span>
            </p>
            <p className="text-sm text-muted">
              into <code className={styles.branch}>main</code> from{' '}
              <code className={styles.branch}>dimensions</code>, one schema file changed
            </p>
          </div>
        </div>
        <Switcher
          name="commit"
          legend="Commit of the pull request"
          className={styles.body}
          choicesClass={styles.commits}
          choiceClass={styles.commit}
          panelsClass={styles.checks}
          options={commits.map((commit) => ({
            key: commit.hash,
            label: <CommitLine commit={commit} />,
            panel: <Checks commit={commit} />,
          }))}
        />
        <figcaption className="sr-only">
          A sample pull request with three commits and their checks.
        </figcaption>
      </figure>
    </FeatureHero>
  )
}

function CommitLine({ commit: { hash, message, when, checks } }: { commit: Commit }) {
  const { Icon, className } = looks[failed(checks) ? 'fail' : 'pass']
  return (
    <span className="flex items-start gap-3">
      <Icon size={17} className={clsx('mt-0.5 shrink-0', className)} />
      <span className="min-w-0">
        <span className="block leading-snug font-medium">{message}</span>
        <span className="mt-0.5 block font-mono text-xs text-muted">
          {hash} · {when}
        </span>
      </span>
    </span>
  )
}

function Checks({ commit: { checks, summary } }: { commit: Commit }) {
  const blocked = failed(checks)
  return (
    <>
      <ul>
        {checks.map(({ name, state, result }) => {
          const { Icon, className, word } = looks[state]
          return (
            <li key={name} className={styles.check}>
              <Icon size={17} className={clsx('mt-1', className)} />
              <span className="font-mono text-caption leading-6">
                {name}
                <span className="sr-only"> {word}</span>
              </span>
              <span className="text-sm leading-6 text-muted">{result}</span>
            </li>
          )
        })}
      </ul>
      <div className={clsx(styles.merge, blocked ? styles.blocked : styles.open)}>
        <span className={styles.button}>{blocked ? 'Merging is blocked' : 'Merge pull request'}</span>
        <span className="text-sm text-muted">{summary}</span>
      </div>
    </>
  )
}

function failed(checks: Commit['checks']): boolean {
  return checks.some(({ state }) => state === 'fail')
}
