import clsx from 'clsx'
import { brand } from '@/config/brand'
import { MenuAnchor } from '@/site/menu-anchor'
import { footerColumns, nav } from '@/site/navigation'
import { Logo } from '@/ui/art/logo'
import { DiscordMark, GitHubMark, XMark } from '@/ui/brand-icon'
import { FooterBase } from './footer-base'
import { SocBadge, StatusBadge } from './badges'

const socials = [
  { ...nav.twitter, icon: XMark },
  { ...nav.discord, icon: DiscordMark },
  { ...nav.github, icon: GitHubMark, event: 'Github' },
]

type Props = {
  /** The time the page is made at, for the year of the copyright line. */
  now: Date
  /** Uses the width of the learn pages. */
  wide?: boolean
}

/** The footer (docs/contracts/site-chrome.md#footer). */
export function Footer({ now, wide = false }: Props) {
  return (
    <footer id="footer" className="border-t border-line">
      <div className={clsx('container-page pt-10 pb-10 md:pt-14', wide && 'max-w-[1536px]!')}>
        <div className="grid gap-x-8 gap-y-8 md:gap-y-12 lg:grid-cols-[220px_1fr] xl:grid-cols-[260px_1fr]">
          <div className="flex flex-col items-start gap-5 sm:max-lg:flex-row sm:max-lg:justify-between">
            <div className="flex flex-col items-start gap-5">
              <a
                href={nav.home.url}
                aria-label={`${brand}, home`}
                className="flex min-h-6 items-center rounded"
              >
                <Logo name={brand} className="text-lg" />
              </a>
              <p className="max-w-60 text-sm leading-6 text-muted">
                One graph over all your services, run where you want it.
              </p>
              <SocialLinks />
            </div>
            <div className="mt-1 flex flex-wrap items-center gap-3 sm:flex-col sm:items-start">
              <SocBadge />
              <StatusBadge />
            </div>
          </div>
          <nav aria-label="Footer" className="footer-columns">
            {footerColumns.map(({ title, links }) => (
              <section key={title} aria-label={title}>
                <h2 className="menu-heading">{title}</h2>
                <ul className="mt-3">
                  {links.map(({ label, url }) => (
                    <li key={label}>
                      <MenuAnchor href={url} className="footer-link">
                        {label}
                      </MenuAnchor>
                    </li>
                  ))}
                </ul>
              </section>
            ))}
          </nav>
        </div>
        <FooterBase now={now} />
      </div>
    </footer>
  )
}

function SocialLinks() {
  return (
    <ul className="-ml-2 flex">
      {socials.map(({ label, url, icon: Icon, ...rest }) => (
        <li key={label}>
          <MenuAnchor
            href={url}
            className="icon-link"
            title={label}
            data-event={'event' in rest ? rest.event : undefined}
          >
            <Icon size={18} />
            <span className="sr-only">{label}</span>
          </MenuAnchor>
        </li>
      ))}
    </ul>
  )
}
