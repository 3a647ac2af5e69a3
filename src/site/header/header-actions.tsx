import { FormButton } from '@/forms/form-button'
import { SearchButton, ShortcutKeys } from '@/search/search-button'
import { MenuAnchor } from '@/site/menu-anchor'
import { nav } from '@/site/navigation'
import { PathGate } from '@/site/path-gate.client'
import { SignUpButton } from '@/site/sign-up-button'
import { DiscordMark } from '@/ui/brand-icon'
import { Cookie, Download } from '@/ui/icon'
import { StarBadge } from './star-badge'

/** On report pages, one button replaces Discord and sign-up (docs/contracts/site-chrome.md#header). */
export const reportPaths = { not: ['/state-of-graphql-federation'] }

/** The right end of the header. */
export function HeaderActions() {
  return (
    <div className="ml-auto flex items-center gap-0.5">
      <SearchButton className="header-search">
        <span className="sr-only">Search</span>
        <ShortcutKeys />
      </SearchButton>
      <StarBadge className="mr-1 hidden lg:flex" />
      <MenuAnchor
        href={nav.cookiePreferences.url}
        className="icon-link hidden lg:flex"
        data-consent-open=""
        title={nav.cookiePreferences.label}
      >
        <Cookie size={18} />
        <span className="sr-only">{nav.cookiePreferences.label}</span>
      </MenuAnchor>
      <PathGate
        rule={reportPaths}
        otherwise={<ReportButton className="header-button ml-1.5 max-sm:hidden lg:max-xl:px-3" />}
      >
        <MenuAnchor href={nav.discord.url} className="icon-link hidden lg:flex" title={nav.discord.label}>
          <DiscordMark size={18} />
          <span className="sr-only">{nav.discord.label}</span>
        </MenuAnchor>
        <SignUpButton className="header-button ml-1.5 max-sm:hidden lg:max-xl:px-3" />
      </PathGate>
    </div>
  )
}

export function ReportButton({ className }: { className?: string }) {
  return (
    <FormButton form="stateOfFederation" className={className}>
      <Download size={16} />
      {nav.reportDownload.label}
    </FormButton>
  )
}
