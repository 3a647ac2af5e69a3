import { nav } from '@/site/navigation'
import { PathGate } from '@/site/path-gate.client'
import { SignUpButton } from '@/site/sign-up-button'
import { OrbitField } from '@/ui/art/orbit-field'
import { ButtonLink } from '@/ui/button'
import { X } from '@/ui/icon'
import { bannerIds, bannerPaths, signUpBanner } from './banners'
import { DismissButton } from './dismiss-button.client'

/** The band above the footer (specification §2). */
export function SignUpBanner() {
  const { title, content } = signUpBanner
  return (
    <PathGate rule={bannerPaths.signUp}>
      <aside aria-label="Sign up" data-banner="sign-up" className="container-page pb-16 lg:pb-24">
        <div className="sign-up-banner">
          <OrbitField seed="sign-up" center={[0.86, 1.05]} />
          <div className="relative max-w-[34rem]">
            <h2 className="text-2xl leading-tight font-semibold tracking-tight lg:text-[32px]">{title}</h2>
            <p className="mt-3 text-muted">{content}</p>
          </div>
          <div className="relative flex flex-wrap gap-3">
            <SignUpButton size="lg" data-event="Announcement Banner Clicked" />
            <ButtonLink
              href={nav.documentation.url}
              size="lg"
              variant="secondary"
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
