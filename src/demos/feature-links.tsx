import { paths } from '@/config/paths'
import { featureGroups } from '@/site/features'
import { SmartLink } from '@/ui/link'

/** The features by group, each with a link to its text. */
export function FeatureLinks() {
  const groups = featureGroups()
  return (
    <ul className="grid gap-x-8 sm:grid-cols-2 sm:gap-y-10 lg:grid-cols-5">
      {groups.map(({ anchor, title, feats }) => (
        <li key={anchor}>
          <h3 className="border-t border-line-strong pt-4 font-semibold">
            <SmartLink
              href={`${paths.features}#${anchor}`}
              className="flex justify-between hover:text-accent max-sm:pb-4"
            >
              {title.replaceAll('/', ', ')}
              <span aria-hidden="true" className="font-mono text-sm font-normal text-muted sm:hidden">
                {feats.length}
              </span>
            </SmartLink>
          </h3>
          <ul className="mt-2 max-sm:hidden">
            {feats.map((feature) => (
              <li key={feature.anchor}>
                <SmartLink
                  href={`${paths.features}#${feature.anchor}`}
                  className="block py-1.5 text-body-sm text-muted hover:text-text"
                >
                  {feature.title}
                </SmartLink>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  )
}
