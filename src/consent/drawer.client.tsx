'use client'

import { useId, useRef } from 'react'
import { configuredServices } from '@/analytics/configured-services'
import { buttonClass } from '@/ui/button'
import { Dialog } from '@/ui/dialog.client'
import { categories, servicesIn } from './categories'
import { optionalServices } from './optional-services'
import { hasPrivacyControl } from './privacy-control'
import type { Choice } from './record'
import type { Category } from './service-facts'

type Props = {
  open: boolean
  /** The current choice; undefined means that nothing is allowed. */
  choice: Choice | undefined
  onChoice: (choice: Choice) => void
  onClose: () => void
}

const button = buttonClass({ variant: 'secondary' })

/** The preferences: explains each category, lists its active services, and takes the choice if there is one. */
export function ConsentDrawer({ open, choice, onChoice, onClose }: Props) {
  const hasChoice = optionalServices(configuredServices()).length > 0
  return (
    <Dialog open={open} onClose={onClose} label="Cookie preferences" className="consent-drawer">
      {hasChoice ? <ChoiceForm choice={choice} onChoice={onChoice} /> : <NothingToChoose />}
      <p className="mt-5 text-sm text-muted">
        The{' '}
        <a href="/cookies" onClick={onClose}>
          cookie page
        </a>{' '}
        lists each record with its lifetime. Another page lists{' '}
        <a href="/data" onClick={onClose}>
          what we store
        </a>{' '}
        on our server.
      </p>
    </Dialog>
  )
}

function NothingToChoose() {
  return (
    <>
      <p className="text-sm text-muted">
        There is nothing to choose, because nothing on this site needs your consent today. If we add a service
        that does, we ask you before it loads.
      </p>
      <ul className="consent-categories">
        <Necessary />
      </ul>
    </>
  )
}

function ChoiceForm({ choice, onChoice }: Pick<Props, 'choice' | 'onChoice'>) {
  const form = useRef<HTMLFormElement>(null)

  function save(): void {
    const data = new FormData(form.current ?? undefined)
    onChoice({ analytics: data.has('analytics'), marketing: data.has('marketing') })
  }

  return (
    <>
      <p className="text-sm text-muted">
        You can read and use everything here whatever you choose. What you save takes effect at once.
      </p>
      {hasPrivacyControl() && (
        <p className="consent-note">
          Your browser sends Global Privacy Control. We honor it, so marketing is refused.
        </p>
      )}
      <form ref={form} onSubmit={(event) => (event.preventDefault(), save())}>
        <ul className="consent-categories">
          <Necessary />
          <Switch category="analytics" on={choice?.analytics ?? false} />
          <Switch
            category="marketing"
            on={(choice?.marketing ?? false) && !hasPrivacyControl()}
            disabled={hasPrivacyControl()}
          />
        </ul>
        <div className="consent-drawer-actions">
          <button
            type="button"
            className={button}
            onClick={() => onChoice({ analytics: false, marketing: false })}
          >
            Reject all
          </button>
          <button
            type="button"
            className={button}
            onClick={() => onChoice({ analytics: true, marketing: true })}
          >
            Accept all
          </button>
          <button type="submit" className={button}>
            Save choice
          </button>
        </div>
      </form>
    </>
  )
}

function Necessary() {
  return (
    <li>
      <div className="consent-category">
        <span className="font-semibold">Necessary</span>
        <span className="text-sm text-muted">Always on</span>
      </div>
      <p>
        Small records for what you do here: choices such as the theme, your place in the course, and, once you
        comment, your name and a token that makes your comments yours.
      </p>
    </li>
  )
}

type SwitchProps = { category: Category; on: boolean; disabled?: boolean }

function Switch({ category, on, disabled = false }: SwitchProps) {
  const id = useId()
  const { title, about } = categories[category]
  const names = servicesIn(category, configuredServices(), hasPrivacyControl())
  return (
    <li>
      <div className="consent-category">
        <label htmlFor={id} className="font-semibold">
          {title}
        </label>
        <input
          id={id}
          type="checkbox"
          name={category}
          defaultChecked={on}
          disabled={disabled}
          aria-describedby={`${id}-about`}
          className="consent-switch"
        />
      </div>
      <div id={`${id}-about`}>
        <p>{about}</p>
        <p className="consent-services">
          {names.length > 0 ? `Services: ${names.join(', ')}.` : 'Services: none today.'}
        </p>
      </div>
    </li>
  )
}
