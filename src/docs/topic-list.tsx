import { AnchorCase } from '@/ui/anchor-case.client'
import { breakable } from '@/ui/breakable'
import { ArrowRight } from '@/ui/icon'
import { SmartLink } from '@/ui/link'
import { PhoneFold } from '@/ui/phone-fold'
import { topicGroups, type Topic } from './topics'

/** Every topic of the documentation with the pages of this site about it. */
export function TopicList() {
  return (
    <div className="max-md:border-b max-md:border-line md:*:last:pb-0">
      {topicGroups().map(({ anchor, title, text, topics }) => (
        <section key={title} id={anchor} aria-label={title} className="border-t border-line py-2 md:py-10">
          <PhoneFold
            title={breakable(title)}
            titleClass="text-2xl font-semibold tracking-tight wrap-anywhere max-md:py-2! lg:float-left"
          >
            <p className="max-w-[38rem] text-pretty text-soft md:mt-3 lg:ms-[calc(50%+20px)] lg:mt-0 lg:max-w-none">
              {text}
            </p>
            <ul className="clear-both pt-2 md:columns-2 md:gap-x-10 md:pt-6">
              {topics.map((topic) => (
                <TopicItem key={topic.anchor} topic={topic} />
              ))}
            </ul>
          </PhoneFold>
        </section>
      ))}
      <AnchorCase />
    </div>
  )
}

function TopicItem({ topic: { anchor, text, features, links } }: { topic: Topic }) {
  return (
    <li
      id={anchor}
      className="break-inside-avoid border-t border-line py-4 target:shadow-[inset_0_2px_0_var(--coral)] max-md:first:border-t-0"
    >
      <h4 className="font-semibold text-balance">
        {features.map(({ title: name, href }, index) => (
          <span key={href}>
            {index > 0 && ' and '}
            <SmartLink href={href} className="hover:text-accent">
              {name}
              {index === features.length - 1 && (
                <ArrowRight size={16} className="ml-1.5 inline align-[-0.15em] text-accent" />
              )}
            </SmartLink>
          </span>
        ))}
      </h4>
      <p className="mt-0.5 text-sm text-muted">{text}</p>
      <ul className="mt-1 text-body-sm/snug text-soft empty:hidden">
        {links.map(({ title: name, href }) => (
          <li key={href} className="py-1 text-balance">
            <SmartLink
              href={href}
              className="underline decoration-line-strong underline-offset-4 hover:text-text hover:decoration-current"
            >
              {name}
            </SmartLink>{' '}
            <span className="text-caption text-muted">{kindOf(href)}</span>
          </li>
        ))}
      </ul>
    </li>
  )
}

function kindOf(href: string) {
  if (href.startsWith('/blog/')) return 'Post'
  return href.startsWith('/learn/') ? 'Chapter' : 'Page'
}
