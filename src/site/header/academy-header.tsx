import { brand } from '@/config/brand'
import { paths } from '@/config/paths'
import { MenuAnchor } from '@/site/menu-anchor'
import { navigation } from '@/site/navigation'
import { SignUpButton } from '@/site/sign-up-button'
import { ThemeSwitcher } from '@/site/theme/theme-switcher'
import { LogoMark } from '@/ui/art/logo'
import { headerRow, navItem, overlayItem } from './classes'
import { HeaderSearch, overlayIcons } from './header-actions'
import { Overlay } from './overlay.client'

/** The header of the learn pages, 56 px high, or 64 px on large screens (docs/contracts/learn.md#academy-header). */
export function AcademyHeader({ chapters }: { chapters: { label: string; href: string }[] }) {
  return (
    <header className="site-header" data-scrolled="">
      <div className={`${headerRow} max-w-[1536px]! gap-2`}>
        <a
          href={paths.learn}
          // Where the name does not fit, it wraps below the sign and is clipped, as with text twice as large.
          className="flex h-10 min-w-6 flex-wrap content-start items-center gap-x-2.5 gap-y-4 overflow-clip py-2 pr-0.5 font-semibold tracking-tight whitespace-nowrap text-text"
        >
          <LogoMark className="size-6 shrink-0" />
          <span>
            {brand} <span className="font-normal text-muted max-xs:sr-only md:max-lg:sr-only">Academy</span>
          </span>
        </a>
        <nav aria-label="Main" className="ml-4 hidden h-full md:block">
          <ul className="flex h-full items-stretch">
            {navigation().academy.map(({ label, href }) => (
              <li key={href} className="flex">
                <MenuAnchor href={href} className={navItem}>
                  {label}
                </MenuAnchor>
              </li>
            ))}
          </ul>
        </nav>
        <div className="ml-auto flex items-center gap-1 sm:gap-3">
          <HeaderSearch />
          <ThemeSwitcher />
          <SignUpButton className="max-md:hidden" />
        </div>
        <div className="md:hidden">
          <Overlay id="academy-menu" unneeded="(min-width: 768px)" {...overlayIcons}>
            <nav aria-label="Menu">
              <ul>
                {[...navigation().academy, ...chapters].map(({ label, href }) => (
                  <li key={href} className="border-b border-line">
                    <MenuAnchor href={href} className={overlayItem}>
                      {label}
                    </MenuAnchor>
                  </li>
                ))}
              </ul>
            </nav>
            <SignUpButton size="lg" className="mt-6 w-full" />
          </Overlay>
        </div>
      </div>
    </header>
  )
}
