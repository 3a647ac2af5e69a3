import { featureGroups } from '@/marketing/features/features'
import { nav } from '@/site/navigation'
import { ArrowRight } from '@/ui/icon'
import { SmartLink } from '@/ui/link'
import { Section } from '@/ui/section'

/** Links to the five groups of features. */
export function FeatureLinks() {
  const groups = featureGroups()
  return (
    <Section eyebrow="Features" heading="Every feature of the platform" className="border-b border-line">
      <ul className="border-b border-line">
        {groups.map(({ anchor, title, description, feats }) => (
          <li key={anchor} className="border-t border-line">
            <SmartLink
              href={`${nav.features.url}#${anchor}`}
              className="group grid items-baseline gap-x-10 gap-y-1 py-6 md:grid-cols-[minmax(0,4fr)_minmax(0,7fr)_auto]"
            >
              <span className="text-xl font-semibold tracking-tight group-hover:text-accent">{title}</span>
              <span className="text-muted">{description}</span>
              <span className="flex items-center gap-2 font-mono text-sm text-muted">
                {feats.length}
                <span className="sr-only"> features</span>
                <ArrowRight
                  size={16}
                  className="transition-transform group-hover:translate-x-1 group-hover:text-accent"
                />
              </span>
            </SmartLink>
          </li>
        ))}
      </ul>
    </Section>
  )
}
