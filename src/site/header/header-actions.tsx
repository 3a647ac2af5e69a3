import { paths } from '@/config/paths'
import { FormButton } from '@/forms/form-button'
import { SearchButton, ShortcutKeys } from '@/search/search-button'
import { MenuAnchor } from '@/site/menu-anchor'
import { navigation } from '@/site/navigation'
import { PathGate } from '@/site/path-gate.client'
import { SignUpButton } from '@/site/sign-up-button'
import { DiscordMark } from '@/ui/brand-icon'
import { ButtonLink } from '@/ui/button-link'
import { Cookie, Download, Menu, X } from '@/ui/icon'
import { iconLink } from '@/ui/icon-link'
import { StarBadge } from './star-badge'

/** The overlay contains this button too. */
const action = 'ml-1.5 max-sm:hidden lg:max-xl:px-2.5 in-[.site-header:has(.overlay[data-open])]:invisible'

const icon = `${iconLink} focus-visible:-outline-offset-4 max-lg:hidden lg:max-xl:w-8`

/** The right end of the header. */
export function HeaderActions() {
  const { cookiePreferences, discord, reportDownload, signUp } = navigation()
  return (
    <div className="ml-auto flex items-center gap-0.5">
      <HeaderSearch />
      <StarBadge className="max-lg:hidden xl:mr-1" />
      <MenuAnchor
        href={cookiePreferences.href}
        className={icon}
        data-consent-open=""
        title={cookiePreferences.label}
      >
        <Cookie size={18} />
        <span className="sr-only">{cookiePreferences.label}</span>
      </MenuAnchor>
      <PathGate
        rule={reportDownload.section}
        otherwise={
          <>
            <MenuAnchor href={discord.href} className={icon} title={discord.label}>
              <DiscordMark size={18} />
              <span className="sr-only">{discord.label}</span>
            </MenuAnchor>
            <PathGate rule={{ only: [signUp.href] }} otherwise={<SignUpButton className={action} />}>
              <ButtonLink href={paths.sales} variant="secondary" className={action}>
                Talk to Sales
              </ButtonLink>
            </PathGate>
          </>
        }
      >
        <ReportButton className={action} />
      </PathGate>
    </div>
  )
}

/** Of the button of the full-screen menu, as elements, so that no page loads the module with all icons. */
export const overlayIcons = { bars: <Menu size={22} />, cross: <X size={22} /> }

/** The icon alone in narrow headers, with the shortcut in wide ones. */
export function HeaderSearch() {
  return (
    <SearchButton className="flex h-[44px] min-w-[36px] shrink-0 cursor-pointer items-center justify-center gap-2 rounded-lg text-sm leading-5 text-muted transition-colors hover:text-text in-[.site-header:has(#site-menu[data-open])]:invisible min-[22.5rem]:min-w-[44px] lg:h-[40px] lg:min-w-[36px] xl:mr-2 xl:ml-3 xl:border xl:border-line-strong xl:pr-1.5 xl:pl-2.5 xl:hover:border-muted/60 xl:hover:bg-raised">
      <span className="sr-only">Search</span>
      <ShortcutKeys />
    </SearchButton>
  )
}

/** On report pages, it replaces Discord and sign-up (docs/contracts/site-chrome.md#header). */
export function ReportButton({ className }: { className?: string }) {
  return (
    <FormButton form="stateOfFederation" className={className}>
      <Download size={16} className="lg:max-2xl:hidden" />
      {navigation().reportDownload.label}
    </FormButton>
  )
}
