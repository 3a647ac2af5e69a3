import clsx from 'clsx'
import { brand } from '@/config/brand'
import { paths } from '@/config/paths'
import { site } from '@/config/site'
import { buildTime } from '@/lib/build-time'
import { feeds } from '@/seo/feeds'
import { MenuAnchor } from '@/site/menu-anchor'
import { navigation } from '@/site/navigation'
import { Logo } from '@/ui/art/logo'
import { ShieldCheck } from '@/ui/icon'
import { iconLink } from '@/ui/icon-link'
import { SmartLink } from '@/ui/link'
import { PhoneFold } from '@/ui/phone-fold'
import { brandIcons } from '@/ui/named-icons'
import statusDark from './status-dark.svg'
import statusLight from './status-light.svg'

/** The look of the links in a list. */
const links =
  '[&_li_a]:touch-target [&_li_a]:inline-flex [&_li_a]:items-center [&_li_a]:py-1.5 [&_li_a]:gap-1 [&_li_a]:rounded [&_li_a]:text-sm [&_li_a]:text-muted [&_li_a]:transition-colors [&_li_a:hover]:text-text [&_li_a[aria-current]]:text-text'

/** The footer (docs/contracts/site-chrome.md#footer), `wide` on the learn pages. */
export function Footer({ wide = false }: { wide?: boolean }) {
  const { tagline, columns } = navigation().footer
  return (
    <footer id="footer" className="-mt-px border-t border-line">
      <div className={clsx('container-page pt-6 pb-10 sm:pt-10 md:pt-14', wide && 'max-w-[1536px]!')}>
        <div className="grid gap-x-8 gap-y-5 sm:gap-y-8 md:gap-y-12 xl:grid-cols-[260px_1fr]">
          {/* Phones have the logo in the header and show icons and status in one row. */}
          <div className="flex flex-wrap items-start gap-x-5 gap-y-3 max-sm:items-center max-sm:justify-between sm:gap-5 sm:max-xl:justify-between xl:flex-col">
            <div className="flex flex-col items-start gap-5 max-sm:contents">
              <a
                href={paths.home}
                aria-label={`${brand}, home`}
                className="touch-target flex min-h-6 items-center rounded max-sm:hidden"
              >
                <Logo name={brand} className="text-lg" />
              </a>
              <p className="max-w-60 text-sm leading-6 text-muted max-sm:hidden">{tagline}</p>
              <SocialLinks />
            </div>
            <div className="mt-1 flex flex-col items-start gap-3 max-sm:contents">
              <AuditBadge />
              <StatusBadge />
            </div>
          </div>
          <nav
            aria-label="Footer"
            className={clsx(
              links,
              // The tab for feedback lies there on chapters.
              wide && 'xl:pr-16',
              'divide-y divide-line border-t border-line md:grid md:grid-cols-3 md:gap-x-6 md:gap-y-2 md:divide-y-0 md:border-0 lg:grid-cols-[repeat(5,auto)] lg:justify-between',
            )}
          >
            {columns.map(({ title, links: list }) => (
              <section key={title} aria-label={title} className="md:pb-6">
                <PhoneFold
                  as="h2"
                  title={title}
                  titleClass="text-sm leading-5 font-medium tracking-[0.02em] md:mb-3"
                >
                  <ul>
                    {list.map(({ label, href }) => (
                      <li key={label}>
                        <MenuAnchor href={href}>{label}</MenuAnchor>
                      </li>
                    ))}
                  </ul>
                </PhoneFold>
              </section>
            ))}
          </nav>
        </div>
        <LastLine />
      </div>
    </footer>
  )
}

function SocialLinks() {
  return (
    <ul className="-ml-2 flex">
      {navigation().footer.socials.map(({ label, href, icon, event }) => {
        const Mark = brandIcons[icon]
        return (
          <li key={label}>
            <MenuAnchor href={href} className={iconLink} title={label} data-event={event}>
              <Mark size={18} />
              <span className="sr-only">{label}</span>
            </MenuAnchor>
          </li>
        )
      })}
    </ul>
  )
}

/** The audit of the vendor. The last line says that it is fictional. */
function AuditBadge() {
  const { label, description, href } = navigation().footer.audit
  return (
    <SmartLink
      href={href}
      plain
      className="flex min-h-9 flex-wrap items-center gap-x-1.5 rounded-lg border border-line-strong bg-raised px-2.5 text-caption whitespace-nowrap transition-colors hover:border-muted/60 max-sm:order-1"
    >
      <ShieldCheck size={16} className="text-accent" />
      <span className="font-medium text-text">{label}</span>
      <span className="text-muted">{description}</span>
    </SmartLink>
  )
}

const themes = ['light:hidden', 'hidden light:block']

/** The status badge as a light and a dark picture, of which the theme shows one. */
function StatusBadge() {
  const { label, href } = navigation().footer.status
  return (
    <SmartLink href={href} plain className="block rounded-lg">
      {[statusDark, statusLight].map(({ src, width, height }, index) => (
        <img key={src} {...{ src, width, height }} loading="lazy" alt={label} className={themes[index]} />
      ))}
    </SmartLink>
  )
}

/** Copyright, cookies, feeds. */
export function LastLine() {
  const { cookiePreferences, footer } = navigation()
  return (
    <div className={clsx(links, 'border-t border-line pt-6 text-sm text-muted md:mt-14')}>
      <div className="flex flex-wrap items-center gap-x-8 gap-y-2">
        <p className="mr-auto">
          © {buildTime().getUTCFullYear()} {site.copyright}
        </p>
        <ul className="flex flex-wrap gap-x-5">
          <li>
            <MenuAnchor href={footer.cookies.href}>{footer.cookies.label}</MenuAnchor>
          </li>
          <li>
            <a href={cookiePreferences.href} data-consent-open="">
              {cookiePreferences.label}
            </a>
          </li>
        </ul>
        <ul aria-label="Feeds" className="flex gap-x-5">
          {feeds.map(({ name, path, title, type }) => (
            <li key={path}>
              <MenuAnchor href={path} title={title} type={type}>
                {name}
              </MenuAnchor>
            </li>
          ))}
        </ul>
      </div>
      <p className="mt-3">{footer.note}</p>
    </div>
  )
}
