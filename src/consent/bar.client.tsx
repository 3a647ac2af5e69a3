'use client'

import { useEffect, useRef } from 'react'
import { configured } from '@/analytics/configured'
import { buttonClass } from '@/ui/button'
import { optionalServices } from './optional-services'
import { hasPrivacyControl } from './privacy-control'
import type { Choice } from './record'
import { serviceFacts } from './service-facts'

type Props = { onAnswer: (choice: Choice) => void; onChoose: () => void }

const button = buttonClass({ variant: 'secondary' })

/** The question of the first visit, at the foot of the page, which stays usable. */
export function ConsentBar({ onAnswer, onChoose }: Props) {
  const bar = useRef<HTMLElement>(null)
  useEffect(() => (bar.current ? reservePlace(bar.current) : undefined), [])

  return (
    <section ref={bar} aria-labelledby="consent-question" className="consent-bar">
      <div className="consent-words">
        <h2 id="consent-question">Cookies and consent</h2>
        <p>{question()}</p>
        {hasPrivacyControl() && (
          <p>Your browser sends Global Privacy Control, so marketing stays off whatever you answer.</p>
        )}
      </div>
      <div className="consent-answers">
        <button
          type="button"
          className={button}
          onClick={() => onAnswer({ analytics: false, marketing: false })}
        >
          Reject
        </button>
        <button
          type="button"
          className={button}
          onClick={() => onAnswer({ analytics: true, marketing: true })}
        >
          Accept
        </button>
        <button type="button" className="consent-choose" onClick={onChoose}>
          Choose in detail
        </button>
      </div>
    </section>
  )
}

function question(): string {
  const names = optionalServices(configured()).map((service) => serviceFacts[service].name)
  if (names.length === 0) {
    return 'No analytics or marketing service of another company is switched on today. Your answer is kept for 6\u00a0months; if one is added, we ask again before it loads.'
  }
  const list = new Intl.ListFormat('en-US').format(names)
  return `For analytics and marketing this site can use ${list}. Nothing of them loads unless you accept, and you can change your mind at any time.`
}

/** Keeps as much room at the end of the page as the bar takes, so that it never lies over what has the focus. */
function reservePlace(bar: HTMLElement): () => void {
  // Not as a custom property of the page: every element inherits that, and all would be styled anew.
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
