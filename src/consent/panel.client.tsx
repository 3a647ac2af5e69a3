'use client'

import { useEffect, useId, useRef, useState, type SubmitEvent } from 'react'
import { configuredServices } from '@/analytics/page'
import { paths } from '@/config/paths'
import { buttonClass } from '@/ui/button'
import { Dialog } from '@/ui/dialog.client'
import { applyConsent } from './apply-consent'
import { hasPrivacyControl, nothingAllowed, optionalServices, type Category, type Choice } from './record'
import { categories, serviceFacts } from './service-facts'
import { storedChoice } from './store'

type Props = {
  /** Whether the bar of the first visit is shown. */
  asked: boolean
  /** Whether the preferences are open. */
  open: boolean
  onAsked: (asked: boolean) => void
  onOpen: (open: boolean) => void
}

/** The bar of the first visit and the drawer with the preferences. */
export function ConsentPanel({ asked, open, onAsked, onOpen }: Props) {
  const [saved, setSaved] = useState(nothingAllowed)
  const [status, setStatus] = useState('')

  function save(wanted: Choice): void {
    const allowed = applyConsent(wanted)
    const word = (category: Category) => (allowed[category] ? 'allowed' : 'refused')
    setSaved(allowed)
    setStatus(`Saved. Analytics ${word('analytics')}, marketing ${word('marketing')}.`)
    onAsked(false)
    onOpen(false)
  }

  return (
    <>
      {asked && <ConsentBar onChoice={save} onOpenDetails={() => onOpen(true)} />}
      <Dialog open={open} onClose={() => onOpen(false)} label="Cookie preferences" className="consent-drawer">
        {/* Prefer the stored choice, which another tab may have changed; without storage, use this page's. */}
        <Preferences choice={storedChoice() ?? saved} onChoice={save} />
        <p className="mt-5 text-sm text-muted">
          The{' '}
          <a href={paths.cookies} onClick={() => onOpen(false)}>
            cookie page
          </a>{' '}
          lists each record with its lifetime. Another page lists{' '}
          <a href={paths.data} onClick={() => onOpen(false)}>
            what we store
          </a>{' '}
          on our server.
        </p>
      </Dialog>
      <p role="status" className="sr-only">
        {status}
      </p>
    </>
  )
}

type AnswersProps = { words: [reject: string, accept: string]; onChoice: (choice: Choice) => void }

const button = buttonClass({ variant: 'secondary' })

/** Refusing and accepting, as buttons of the same size and look. */
function Answers({ words: [reject, accept], onChoice }: AnswersProps) {
  return (
    <>
      <button type="button" className={button} onClick={() => onChoice(nothingAllowed)}>
        {reject}
      </button>
      <button type="button" className={button} onClick={() => onChoice({ analytics: true, marketing: true })}>
        {accept}
      </button>
    </>
  )
}

type BarProps = { onChoice: (choice: Choice) => void; onOpenDetails: () => void }

/** Asks for consent at the bottom of the page on the first visit. The page stays usable. */
function ConsentBar({ onChoice, onOpenDetails }: BarProps) {
  const bar = useRef<HTMLElement>(null)
  useEffect(() => (bar.current ? reserveSpace(bar.current) : undefined), [])
  const services = new Intl.ListFormat('en-US').format(
    optionalServices(configuredServices()).map((service) => serviceFacts[service].name),
  )

  return (
    // At 400% zoom the bar would cover the page, so in a low window it is part of the flow (WCAG 1.4.10).
    <section
      ref={bar}
      aria-labelledby="consent-question"
      className="consent-bar fixed inset-x-[max(12px,(100%-1200px)/2)] bottom-[max(12px,env(safe-area-inset-bottom))] z-55 grid max-h-[60dvh] gap-x-8 gap-y-3.5 overflow-y-auto rounded-card border border-line-strong bg-raised-2 p-4 shadow-float transition-[opacity,translate] duration-(--motion-state) ease-out md:bottom-6 md:grid-cols-[minmax(0,1fr)_auto] md:items-center md:py-[18px] md:pr-5 md:pl-6 starting:translate-y-3 starting:opacity-0 print:hidden [&_:focus-visible]:outline-offset-2 [@media(height<26rem)]:static [@media(height<26rem)]:m-3 [@media(height<26rem)]:max-h-none"
    >
      <div className="grid gap-1 text-caption leading-normal text-muted">
        <h2 id="consent-question" className="text-sm font-semibold text-text">
          Cookies and consent
        </h2>
        <p>
          For analytics and marketing this site can use {services}. They load only if you accept, and you can
          change your answer at any time.
        </p>
        {hasPrivacyControl() && (
          <p>Your browser sends Global Privacy Control, so marketing stays off even if you accept.</p>
        )}
      </div>
      <div className="grid grid-cols-2 items-center gap-2 md:grid-cols-[7rem_7rem] lg:grid-cols-[auto_7rem_7rem]">
        <Answers words={['Reject', 'Accept']} onChoice={onChoice} />
        <button
          type="button"
          className="col-span-full min-h-8 cursor-pointer rounded-lg px-3 text-caption text-muted underline decoration-line-strong underline-offset-4 transition-colors hover:text-text hover:decoration-current md:order-3 lg:order-first lg:col-auto"
          onClick={onOpenDetails}
        >
          Choose in detail
        </button>
      </div>
    </section>
  )
}

/** Pads the end of the page by the height of the bar, so the bar never covers the focused element (WCAG 2.4.11). */
function reserveSpace(bar: HTMLElement): () => void {
  // A custom property on the root would restyle every element, because all inherit it.
  const page = document.documentElement.style
  const body = document.body.style
  const size = new ResizeObserver(() => {
    page.scrollPaddingBottom = `${bar.offsetHeight + 28}px`
    body.paddingBottom = `${bar.offsetHeight + 24}px`
  })
  size.observe(bar)
  return () => {
    size.disconnect()
    page.scrollPaddingBottom = ''
    body.paddingBottom = ''
  }
}

type PreferencesProps = { choice: Choice; onChoice: (choice: Choice) => void }

/** Explains each category, lists its active services, and takes the choice if there is one. */
function Preferences({ choice, onChoice }: PreferencesProps) {
  const hasChoice = optionalServices(configuredServices()).length > 0
  const privacyControl = hasPrivacyControl()

  function save(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    onChoice({ analytics: data.has('analytics'), marketing: data.has('marketing') })
  }

  return (
    <>
      <p className="text-sm text-muted">
        {hasChoice
          ? 'You can read and use everything here whatever you choose. What you save takes effect at once.'
          : 'There is nothing to choose, because nothing on this site needs your consent today. If we add a service that does, we ask you before it loads.'}
      </p>
      {hasChoice && privacyControl && (
        <p className="mt-4 rounded-lg border border-cool/30 bg-cool/7 px-3.5 py-2.5 text-sm leading-normal">
          Your browser sends Global Privacy Control. We honor it, so marketing is refused.
        </p>
      )}
      <form onSubmit={save}>
        <ul className="mt-4 divide-y divide-line border-y border-line *:py-4">
          <li>
            <div className={rowClass}>
              <span className="font-semibold">Necessary</span>
              <span className="text-sm text-muted">Always on</span>
            </div>
            <p className={aboutClass}>
              Small records for what you do here: choices such as the theme, your place in the course, and,
              once you comment, your name and a token that makes your comments yours.
            </p>
          </li>
          {hasChoice && <Switch category="analytics" on={choice.analytics} />}
          {hasChoice && (
            <Switch category="marketing" on={choice.marketing && !privacyControl} disabled={privacyControl} />
          )}
        </ul>
        {hasChoice && (
          <div className="mt-5 grid grid-cols-2 gap-2 [&>:last-child]:col-span-full">
            <Answers words={['Reject all', 'Accept all']} onChoice={onChoice} />
            <button type="submit" className={button}>
              Save choice
            </button>
          </div>
        )}
      </form>
    </>
  )
}

const rowClass = 'mb-1 flex min-h-7 items-center justify-between gap-4'
const aboutClass = 'max-w-[44ch] text-sm leading-normal text-muted'

type SwitchProps = { category: Category; on: boolean; disabled?: boolean }

function Switch({ category, on, disabled = false }: SwitchProps) {
  const id = useId()
  const { title, about } = categories[category]
  const services = optionalServices(configuredServices())
    .map((name) => serviceFacts[name])
    .filter((service) => service.categories.includes(category))
    .filter(({ marketingOnly }) => !marketingOnly || !hasPrivacyControl())
  return (
    <li>
      <div className={rowClass}>
        <label htmlFor={id} className="flex-1 cursor-pointer font-semibold">
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
        <p className={aboutClass}>{about}</p>
        <p className="mt-1.5 text-caption leading-normal">
          Services: {services.map(({ name }) => name).join(', ') || 'none today'}.
        </p>
      </div>
    </li>
  )
}
