import { featureColumns, features } from '@/site/features-menu'
import { MenuAnchor } from '@/site/menu-anchor'
import type { MenuGroup } from '@/site/menu-types'
import { nav } from '@/site/navigation'
import { ArrowRight } from '@/ui/icon'

/** The Features mega-menu: four columns by group (docs/contracts/site-chrome.md#menus). */
export function FeaturesPanel() {
  return (
    <div className="menu-card">
      <div className="grid grid-cols-4 divide-x divide-line">
        {featureColumns.map((groups) => (
          <div key={groups[0]?.title} className="space-y-4 px-2.5 pt-4 pb-3">
            {groups.map((group) => (
              <FeatureList key={group.title} group={group} />
            ))}
          </div>
        ))}
      </div>
      <div className="flex items-center justify-between rounded-b-[11px] border-t border-line bg-ground/60 px-5 py-3 text-caption">
        <MenuAnchor href={nav.features.url} className="menu-more">
          All {features.length} features <ArrowRight size={14} />
        </MenuAnchor>
        <MenuAnchor href={nav.playground.url} className="menu-more">
          Try composition in the {nav.playground.label.toLowerCase()} <ArrowRight size={14} />
        </MenuAnchor>
        <MenuAnchor href={nav.pricing.url} className="menu-more">
          What each plan includes <ArrowRight size={14} />
        </MenuAnchor>
      </div>
    </div>
  )
}

function FeatureList({ group: { title, links } }: { group: MenuGroup }) {
  return (
    <div role="group" aria-label={title}>
      <p className="menu-heading px-2.5">{title}</p>
      <ul className="mt-1.5">
        {links.map(({ title: name, description: about, href, icon: Icon }) => (
          <li key={name}>
            <MenuAnchor href={href} className="menu-link flex gap-2.5 px-2.5 py-1.5">
              <Icon size={16} className="mt-0.5 shrink-0 text-muted" />
              <span>
                <span className="block text-caption leading-5 text-text">{name}</span>
                <span className="hidden text-xs leading-4 text-muted xl:block">{about}</span>
              </span>
            </MenuAnchor>
          </li>
        ))}
      </ul>
    </div>
  )
}
