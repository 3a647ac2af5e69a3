import { SmartLink } from '@/ui/link'
import type { PageLink } from './reading'
import { topicGroups, type Topic } from './topics'
import { TopicMarker } from './topic-marker.client'
import styles from './documentation-topics.module.css'

/** Every topic of the documentation with the pages of this site about it. */
export function DocumentationTopics() {
  return (
    <div className="mt-6">
      <TopicMarker />
      {topicGroups().map(({ title, text, topics }) => (
        <section
          key={title}
          aria-labelledby={`topics-${title}`}
          className="grid gap-x-12 gap-y-6 border-t border-line py-10 first-of-type:border-t-0 lg:grid-cols-[minmax(0,3fr)_minmax(0,9fr)]"
        >
          <div>
            <h2 id={`topics-${title}`} className="text-2xl font-semibold tracking-tight">
              {title}
            </h2>
            <p className="mt-2 text-body-sm text-pretty text-muted">{text}</p>
          </div>
          <ul className="grid content-start gap-4 md:grid-cols-2">
            {topics.map((topic) => (
              <TopicItem key={topic.anchor} topic={topic} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

function TopicItem({ topic: { anchor, title, text, links } }: { topic: Topic }) {
  return (
    <li id={anchor} className={styles.topic}>
      <h3 className="font-semibold text-balance">{title}</h3>
      <p className="mt-0.5 text-sm text-muted">{text}</p>
      <ul className="mt-4 grid gap-1 text-body-sm">
        {links.map((link) => (
          <TopicLink key={link.href} link={link} />
        ))}
      </ul>
    </li>
  )
}

function TopicLink({ link: { kind, title, href } }: { link: PageLink }) {
  return (
    <li className="grid grid-cols-[5rem_minmax(0,1fr)] items-baseline gap-2">
      <span className="text-caption text-muted">{kind}</span>
      <SmartLink
        href={href}
        className="py-1 leading-snug underline decoration-line-strong underline-offset-4 hover:decoration-current"
      >
        {title}
      </SmartLink>
    </li>
  )
}
