import { featureHref, menuEntry } from '@/marketing/features/features'
import { faqPage } from '@/seo/json-ld/faq'
import { JsonLd } from '@/seo/json-ld/json-ld'
import { Faq } from '@/site/article/faq'
import { ArrowRight } from '@/ui/icon'
import { SmartLink } from '@/ui/link'
import type { FeaturePage } from '../pages'

/** The questions of a page, shown and as structured data, and links to related features. */
export function Questions({ page: { faqs, related } }: { page: FeaturePage }) {
  return (
    <section aria-labelledby="questions" className="border-y border-line">
      <div className="container-page grid grid-cols-1 gap-x-16 gap-y-10 py-16 md:py-24 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)] lg:grid-rows-[auto_1fr]">
        <h2 id="questions" className="heading-section">
          Questions
        </h2>
        <div className="-my-8 lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <Faq faqs={faqs} />
          <JsonLd data={faqPage(faqs)} />
        </div>
        <div className="max-lg:mt-6">
          <h3 className="text-sm font-medium text-muted">Related features</h3>
          <ul className="mt-3 border-b border-line">
            {related.map((title) => (
              <Related key={title} title={title} />
            ))}
          </ul>
        </div>
      </div>
    </section>
  )
}

function Related({ title }: { title: string }) {
  const { icon: Icon, description } = menuEntry(title)
  return (
    <li className="border-t border-line">
      <SmartLink href={featureHref(title)} className="group flex items-start gap-3 py-3.5">
        <Icon size={18} className="mt-1 shrink-0 text-muted group-hover:text-accent" />
        <span className="min-w-0 flex-1">
          <span className="block leading-6 group-hover:text-accent">{title}</span>
          <span className="block text-sm text-muted">{description}</span>
        </span>
        <ArrowRight
          size={16}
          className="mt-1.5 shrink-0 text-muted transition-transform group-hover:translate-x-0.5 group-hover:text-accent"
        />
      </SmartLink>
    </li>
  )
}
