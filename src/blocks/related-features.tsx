import { featureHref, featureOf } from '@/content/features'
import { ArrowRight } from '@/ui/icon'
import { SmartLink } from '@/ui/link'
import { icons } from '@/ui/named-icons'

/** Links to features, with icon and short text of the menu. */
export function RelatedFeatures({ titles }: { titles: string[] }) {
  return (
    <ul data-unsearched="" className="grid gap-x-8 border-line max-lg:border-b sm:grid-cols-2 lg:grid-cols-4">
      {titles.map((title) => (
        <Related key={title} title={title} />
      ))}
    </ul>
  )
}

function Related({ title }: { title: string }) {
  const { icon, summary } = featureOf(title)
  const Icon = icons[icon]
  return (
    <li className="border-t border-line lg:border-t-2 lg:border-line-strong">
      <SmartLink href={featureHref(title)} className="group flex items-start gap-3 py-3.5">
        <Icon size={18} className="mt-1 text-accent" />
        <span className="min-w-0 flex-1">
          <span className="block leading-6 font-semibold group-hover:text-accent">{title}</span>
          <span className="mt-0.5 block text-sm text-muted">{summary}</span>
        </span>
        <ArrowRight
          size={16}
          className="mt-1.5 shrink-0 text-accent transition-transform group-hover:translate-x-0.5"
        />
      </SmartLink>
    </li>
  )
}
