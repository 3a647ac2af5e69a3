import { brand } from '@/config/brand'
import { SearchButton, ShortcutKeys } from '@/search/search-button'
import { ActiveLink } from '@/site/active-link.client'
import { MenuAnchor } from '@/site/menu-anchor'
import { academyLinks, nav } from '@/site/navigation'
import { SignUpButton } from '@/site/sign-up-button'
import { ThemeSwitcher } from '@/site/theme/theme-switcher'
import { LogoMark } from '@/ui/art/logo'
import { Menu, X } from '@/ui/icon'
import { Overlay } from './overlay.client'

/**
 * The header of the learn pages: 56 px high on small screens, 64 px on large ones
 * (docs/contracts/learn.md#academy-header).
 */
export function AcademyHeader() {
  return (
    <header className="site-header" data-scrolled="">
      <div className="header-row container-page max-w-[1536px]! gap-2">
        <a
          href={nav.missions.url}
          // Where the name does not fit, it wraps below the sign and is clipped, as with text twice as large.
          className="flex h-6 min-w-6 flex-wrap items-center gap-x-2.5 overflow-clip font-semibold tracking-tight whitespace-nowrap text-text"
        >
          <LogoMark className="size-6 shrink-0" />
          <span>
            {brand} <span className="font-normal text-muted max-xs:sr-only md:max-lg:sr-only">Academy</span>
          </span>
        </a>
        <nav aria-label="Main" className="ml-4 hidden h-full md:block">
          <ul className="nav-bar">
            {academyLinks.map(({ label, url }) => (
              <li key={url} className="flex">
                <ActiveLink href={url} exact className="nav-item">
                  {label}
                </ActiveLink>
              </li>
            ))}
            <li className="flex">
              <MenuAnchor href={nav.discord.url} className="nav-item">
                {nav.discord.label}
              </MenuAnchor>
            </li>
          </ul>
        </nav>
        <div className="ml-auto flex items-center gap-1 sm:gap-3">
          <SearchButton className="header-search">
            <span className="sr-only">Search</span>
            <ShortcutKeys />
          </SearchButton>
          <ThemeSwitcher />
          <SignUpButton className="max-md:hidden" />
        </div>
        <div className="md:hidden">
          <Overlay
            id="academy-menu"
            unneeded="(min-width: 768px)"
            bars={<Menu size={22} />}
            cross={<X size={22} />}
          >
            <AcademyOverlay />
          </Overlay>
        </div>
      </div>
    </header>
  )
}

function AcademyOverlay() {
  return (
    <div className="container-page flex min-h-full flex-col pt-2 pb-6">
      <a href="#content" className="overlay-item scriptless-only">
        Close menu
      </a>
      <nav aria-label="Menu">
        <ul>
          {[...academyLinks, nav.discord].map(({ label, url }) => (
            <li key={url} className="border-b border-line">
              <MenuAnchor href={url} className="overlay-item">
                {label}
              </MenuAnchor>
            </li>
          ))}
        </ul>
      </nav>
      <SignUpButton size="lg" className="mt-auto w-full" />
    </div>
  )
}
