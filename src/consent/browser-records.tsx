import type { ReactNode } from 'react'
import { browserRecordsFile } from '@/content/collections'
import { buttonClass } from '@/ui/button'

/** Lists what this site may store in a browser. */
export function BrowserRecordsList() {
  return (
    <FactList>
      {browserRecordsFile.all()[0]?.data.map(({ name, kind, purpose, when, kept }) => (
        <Fact key={name} term={name}>
          {purpose}
          <Detail label="Written when">
            {when}, in {kind === 'cookie' ? 'a cookie' : kind}
          </Detail>
          <Detail label="Kept">{kept}</Detail>
        </Fact>
      ))}
    </FactList>
  )
}

/** Opens the preferences. Hidden without script; the surrounding page explains the alternative. */
export function PreferencesButton() {
  return (
    <p className="not-prose">
      <button
        type="button"
        data-consent-open=""
        className={buttonClass({ variant: 'secondary' }, 'script-only')}
      >
        Open cookie preferences
      </button>
    </p>
  )
}

/** A description list: side by side, or stacked on a phone. */
export function FactList({ children }: { children: ReactNode }) {
  return (
    <div className="not-prose">
      <dl className="border-t border-line">{children}</dl>
    </div>
  )
}

export function Fact({ term, children }: { term: ReactNode; children: ReactNode }) {
  return (
    <div className="grid gap-x-6 gap-y-1 border-b border-line py-3 sm:grid-cols-[12rem_minmax(0,1fr)]">
      <dt className="font-mono text-caption leading-6 break-words text-text">{term}</dt>
      <dd className="m-0 p-0 text-body-sm leading-6 text-muted">{children}</dd>
    </div>
  )
}

/** An extra line below a fact. */
export function Detail({ label, children }: { label: string; children: ReactNode }) {
  return (
    <span className="mt-1 block text-caption">
      <span className="text-text">{label}</span> {children}
    </span>
  )
}
