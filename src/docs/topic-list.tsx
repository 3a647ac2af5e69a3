import { Fragment } from 'react'
import { breakable } from '@/ui/breakable'
import { SmartLink } from '@/ui/link'
import { topicGroups, type Topic } from './topics'
import styles from './topic-list.module.css'

/** Every topic of the documentation with the pages of this site about it. */
export function TopicList() {
  return (
    <>
      {topicGroups().map(({ anchor, title, text, topics }) => (
        <section
          key={title}
          id={anchor}
          aria-labelledby={`topics-${title}`}
          className="grid gap-x-12 gap-y-6 border-t border-line py-12 lg:grid-cols-[minmax(0,3fr)_minmax(0,9fr)]"
        >
          <div className="lg:sticky lg:top-28 lg:self-start">
            <h3 id={`topics-${title}`} className="text-2xl font-semibold tracking-tight wrap-anywhere">
              {breakable(title)}
            </h3>
            <p className="mt-2 max-w-[38rem] text-body-sm text-pretty text-muted">{text}</p>
          </div>
          <ul className={styles.topics}>
            {topics.map((topic) => (
              <TopicItem key={topic.anchor} topic={topic} />
            ))}
          </ul>
        </section>
      ))}
    </>
  )
}

const linkClass = 'underline decoration-line-strong underline-offset-4 hover:decoration-current'

function TopicItem({ topic: { anchor, title, text, links } }: { topic: Topic }) {
  const features = links.filter(({ kind }) => kind === 'Feature')
  const others = links.filter(({ kind }) => kind !== 'Feature')
  return (
    <li id={anchor} className={styles.topic}>
      <h4 className="font-semibold text-balance">
        {features.map(({ title: name, href }, index) => (
          <Fragment key={href}>
            {index > 0 && ' and '}
            <SmartLink href={href} className={linkClass}>
              {name}
            </SmartLink>
          </Fragment>
        ))}
        {features.length === 0 && title}
      </h4>
      <p className="mt-0.5 text-sm text-muted">{text}</p>
      <ul className="mt-2.5 text-body-sm">
        {others.map(({ kind, title: name, href }) => (
          <li key={href} className="flex items-baseline">
            <span className="w-18 shrink-0 text-caption text-muted">{kind}</span>
            <SmartLink href={href} className={`py-1 leading-snug ${linkClass}`}>
              {name}
            </SmartLink>
          </li>
        ))}
      </ul>
    </li>
  )
}
