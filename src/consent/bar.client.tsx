'use client'

import { useEffect, useRef } from 'react'
import { configuredServices } from '@/analytics/configured-services'
import { buttonClass } from '@/ui/button'
import { optionalServices } from './optional-services'
import { hasPrivacyControl } from './privacy-control'
import type { Choice } from './record'
import { serviceFacts } from './service-facts'

type Props = { onChoice: (choice: Choice) => void; onOpenDetails: () => void }

const button = buttonClass({ variant: 'secondary' })

/** Asks for consent at the bottom of the page on the first visit. The page stays usable. */
export function ConsentBar({ onChoice, onOpenDetails }: Props) {
  const bar = useRef<HTMLElement>(null)
  useEffect(() => (bar.current ? reserveSpace(bar.current) : undefined), [])

  return (
    <section ref={bar} aria-labelledby="consent-question" className="consent-bar">
      <div className="consent-text">
        <h2 id="consent-question">Cookies and consent</h2>
        <p>{question()}</p>
        {hasPrivacyControl() && (
          <p>Your browser sends Global Privacy Control, so marketing stays off even if you accept.</p>
        )}
      </div>
      <div className="consent-actions">
        <button
          type="button"
          className={button}
          onClick={() => onChoice({ analytics: false, marketing: false })}
        >
          Reject
        </button>
        <button
          type="button"
          className={button}
          onClick={() => onChoice({ analytics: true, marketing: true })}
        >
          Accept
        </button>
        <button type="button" className="consent-choose" onClick={onOpenDetails}>
          Choose in detail
        </button>
      </div>
    </section>
  )
}

function question(): string {
  const names = optionalServices(configuredServices()).map((service) => serviceFacts[service].name)
  const list = new Intl.ListFormat('en-US').format(names)
  return `For analytics and marketing this site can use ${list}. They load only if you accept, and you can change your answer at any time.`
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
