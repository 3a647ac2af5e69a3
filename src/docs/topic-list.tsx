import { breakable } from '@/ui/breakable'
import { SmartLink } from '@/ui/link'
import type { PageLink } from './reading'
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

function TopicItem({ topic: { anchor, title, text, links } }: { topic: Topic }) {
  const pages = links.filter((link) => !isReading(link))
  const reading = links.filter(isReading)
  return (
    <li id={anchor} className={styles.topic}>
      <h4 className="font-semibold text-balance">{title}</h4>
      <p className="mt-0.5 text-sm text-muted">{text}</p>
      <ul className="mt-3 flex flex-wrap gap-2">
        {pages.map((link) => (
          <li key={link.href}>
            <SmartLink href={link.href} className={styles.page}>
              <PageName link={link} alone={pages.filter(({ kind }) => kind === link.kind).length === 1} />
            </SmartLink>
          </li>
        ))}
      </ul>
      {reading.length > 0 && (
        <ul className="mt-3 grid gap-0.5 text-body-sm">
          {reading.map(({ kind, title: name, href }) => (
            <li key={href}>
              <SmartLink
                href={href}
                className="inline-block py-1 leading-snug underline decoration-line-strong underline-offset-4 hover:decoration-current"
              >
                {kind === 'Chapter' ? `Course: ${name}` : name}
              </SmartLink>
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}

function isReading({ kind }: PageLink): boolean {
  return kind === 'Post' || kind === 'Chapter'
}

/** The kind of a page, if it is the only one of its kind, else its title. A screen reader hears both. */
function PageName({ link: { kind, title }, alone }: { link: PageLink; alone: boolean }) {
  if (kind === 'Page' || !alone) return title
  return (
    <>
      {kind}
      <span className="sr-only">: {title}</span>
    </>
  )
}
