import { GroupBar } from '@/site/group-bar'
import { AnchorCase } from '@/ui/anchor-case.client'
import { breakable } from '@/ui/breakable'
import { ArrowRight } from '@/ui/icon'
import { SmartLink } from '@/ui/link'
import { PhoneFold } from '@/ui/phone-fold'
import { topicGroups, type Topic } from './topics'

/** Every topic of the documentation with the pages of this site about it. */
export function TopicList() {
  const groups = topicGroups()
  return (
    <div className="max-md:border-b max-md:border-line md:*:last:pb-0 max-md:[&>nav]:hidden [&>nav>ul]:px-0 [&>section]:border-line max-md:[&>section]:border-t [&>section+section]:border-t">
      <GroupBar groups={groups.map(({ topics, ...group }) => ({ ...group, count: topics.length }))} />
      {groups.map(({ anchor, title, text, topics }) => (
        <section key={title} id={anchor} aria-label={title} className="py-2 md:py-10">
          <PhoneFold
            title={<span>{breakable(title)}</span>}
            titleClass="text-2xl font-semibold tracking-tight max-md:py-2! lg:float-left"
          >
            <p className="text-pretty text-soft md:max-lg:mt-2 lg:ms-[calc(100%/3+1rem)]">{text}</p>
            <ul className="clear-both pt-2 md:pt-6">
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

function TopicItem({ topic: { anchor, text, description, features, links } }: { topic: Topic }) {
  return (
    <li
      id={anchor}
      className="grid grid-cols-1 gap-y-1 border-t border-line py-4 target:shadow-[inset_0_2px_0_var(--coral)] max-md:first:border-t-0 md:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] md:gap-x-6"
    >
      <div>
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
      </div>
      {links.length === 0 && (
        <p className="text-body-sm/normal text-pretty text-soft max-md:mt-1 md:ps-24">{description}</p>
      )}
      <ul className="text-body-sm/snug text-soft empty:hidden md:-mt-0.5">
        {links.map(({ title: name, href }) => (
          <li
            key={href}
            className="grid grid-cols-[4.5rem_minmax(0,1fr)] items-baseline py-1 md:grid-cols-[6rem_minmax(0,1fr)]"
          >
            <span className="text-caption text-muted">{kindOf(href)}</span>
            <SmartLink
              href={href}
              className="justify-self-start underline-offset-4 hover:text-text hover:underline"
            >
              {name}
            </SmartLink>
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
