import { nav } from '@/site/navigation'
import { PathGate } from '@/site/path-gate.client'
import { SignUpButton } from '@/site/sign-up-button'
import { OrbitField } from '@/ui/art/orbit-field'
import { ButtonLink } from '@/ui/button-link'
import { X } from '@/ui/icon'
import { bannerIds, bannerPaths, signUpBanner } from './banners'
import { DismissButton } from './dismiss-button.client'

/**
 * The banner above the footer (docs/contracts/site-chrome.md#banners); one line if the page ends with the same call
 * already (banners.css).
 */
export function SignUpBanner() {
  const { title, content } = signUpBanner
  return (
    <PathGate rule={bannerPaths.signUp}>
      <aside aria-label="Sign up" data-banner="sign-up" className="container-page pb-10 md:pb-16 lg:pb-24">
        <div className="sign-up-banner">
          <OrbitField seed="sign-up" center={[0.86, 1.05]} className="sign-up-art" />
          <div className="sign-up-words">
            <h2 className="sign-up-title">{title}</h2>
            <p className="text-muted">{content}</p>
          </div>
          <div className="actions relative">
            <SignUpButton
              size="lg"
              className="in-[body:has([data-closing])]:h-auto in-[body:has([data-closing])]:px-0"
              data-event="Announcement Banner Clicked"
            />
            <ButtonLink
              href={nav.documentation.url}
              size="lg"
              variant="secondary"
              className="in-[body:has([data-closing])]:hidden"
              data-event="Announcement Banner Clicked"
            >
              Read the docs
            </ButtonLink>
          </div>
          <DismissButton
            id={bannerIds.signUp}
            label="Dismiss the sign-up banner"
            className="banner-close script-only"
          >
            <X size={16} />
          </DismissButton>
        </div>
      </aside>
    </PathGate>
  )
}
