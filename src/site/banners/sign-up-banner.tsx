import { navigation } from '@/site/navigation'
import { PathGate } from '@/site/path-gate.client'
import { SignUpButton } from '@/site/sign-up-button'
import { ButtonLink } from '@/ui/button-link'
import { ClosingBand } from '@/ui/closing-band'

/** The banner above the footer (docs/contracts/site-chrome.md#banners); not shown if the page ends with a call already. */
export function SignUpBanner() {
  const { title, text, label, href, section } = navigation().banners.signUp
  const actions = (
    <div className="actions">
      <SignUpButton size="lg" data-event="Announcement Banner Clicked" />
      <ButtonLink href={href} size="lg" variant="secondary" data-event="Announcement Banner Clicked">
        {label}
      </ButtonLink>
    </div>
  )
  return (
    <PathGate rule={section}>
      <aside aria-label="Sign up" className="closing:hidden">
        <ClosingBand heading={title} intro={text} actions={actions} />
      </aside>
    </PathGate>
  )
}
