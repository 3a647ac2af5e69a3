import { breakable } from '@/ui/breakable'
import { ArrowRight } from '@/ui/icon'
import { SmartLink } from '@/ui/link'
import { PhoneFold } from '@/ui/phone-fold'
import { topicGroups, type Topic } from './topics'
import styles from './topic-list.module.css'

/** Every topic of the documentation with the pages of this site about it. */
export function TopicList() {
  return (
    <div>
      {topicGroups().map(({ anchor, title, text, topics }) => (
        <section key={title} id={anchor} aria-label={title} className={styles.group}>
          <PhoneFold
            title={breakable(title)}
            note={topics.length}
            titleClass="text-2xl font-semibold tracking-tight wrap-anywhere lg:float-left"
          >
            <p className="max-w-[38rem] text-pretty text-soft lg:ms-[calc((100%+40px)/3)] lg:max-w-none">
              {text}
            </p>
            <ul className={styles.topics}>
              {topics.map((topic) => (
                <TopicItem key={topic.anchor} topic={topic} />
              ))}
            </ul>
          </PhoneFold>
        </section>
      ))}
    </div>
  )
}

function TopicItem({ topic: { anchor, title, text, features, links } }: { topic: Topic }) {
  return (
    <li id={anchor} className={styles.topic}>
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
        {features.length === 0 && title}
      </h4>
      <p className="mt-0.5 text-sm text-muted">{text}</p>
      <ul className="mt-2 text-body-sm/snug text-soft">
        {links.map(({ title: name, href }) => (
          <li key={href} className="py-1.5">
            <SmartLink
              href={href}
              className="underline decoration-line-strong underline-offset-4 hover:text-text hover:decoration-current"
            >
              {name}
            </SmartLink>
          </li>
        ))}
      </ul>
    </li>
  )
}
