import { brand } from '@/config/brand'
import { site } from '@/config/site'
import { MenuAnchor } from '@/site/menu-anchor'
import { nav } from '@/site/navigation'
import { feeds } from '@/seo/feeds'

/** The last line: copyright, cookies, feeds. `now`: the build time. */
export function FooterBase({ now }: { now: Date }) {
  return (
    <div className="mt-4 border-t border-line pt-6 text-sm text-muted md:mt-14">
      <div className="flex flex-wrap items-center gap-x-8 gap-y-2">
        <p className="mr-auto">
          © {now.getUTCFullYear()} {site.copyright}
        </p>
        <ul className="flex flex-wrap gap-x-5">
          <li>
            <MenuAnchor href={nav.cookies.url} className="footer-link">
              {nav.cookies.label}
            </MenuAnchor>
          </li>
          <li>
            <MenuAnchor href={nav.cookiePreferences.url} className="footer-link" data-consent-open="">
              {nav.cookiePreferences.label}
            </MenuAnchor>
          </li>
        </ul>
        <ul aria-label="Feeds" className="flex gap-x-5">
          {feeds.map(({ name, path, title, type }) => (
            <li key={path}>
              <MenuAnchor href={path} className="footer-link" title={title} type={type}>
                {name}
              </MenuAnchor>
            </li>
          ))}
        </ul>
      </div>
      <p className="mt-3">
        {brand} is a fictional vendor. Its people, customers, figures and audits are fictional too.
      </p>
    </div>
  )
}
