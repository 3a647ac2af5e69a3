import clsx from 'clsx'
import type { ReactNode } from 'react'
import { cli } from '@/config/brand'
import { Bell, GitMerge, KeyRound, Layers, RefreshCw, Webhook } from '@/ui/icon'
import { FeatureHero } from '../parts/hero'
import type { FeaturePage } from '../pages'
import styles from './hero.module.css'

type Moment = { time: string; Icon: typeof Bell; title: string; text: ReactNode; tone?: 'warm' | 'branch' }

const moments: Moment[] = [
  { time: '09:41:06', Icon: GitMerge, title: 'Merged', text: <code>{cli} subgraph publish reviews</code> },
  { time: '09:41:07', Icon: Layers, title: 'Composed', text: 'shop, version 128, two additions' },
  { time: '09:41:07', Icon: KeyRound, title: 'Signed', text: 'HMAC, SHA-256, your secret', tone: 'warm' },
  {
    time: '09:41:08',
    Icon: Webhook,
    title: 'codegen.internal answers 202',
    text: 'starts to generate types for web and ios',
    tone: 'branch',
  },
  {
    time: '09:41:08',
    Icon: Bell,
    title: '#graph-news in Slack',
    text: 'reviews changed shop',
    tone: 'branch',
  },
  {
    time: '09:41:16',
    Icon: RefreshCw,
    title: 'Routers serve version 128',
    text: 'fetched from the CDN every ten seconds',
  },
]

/** The text beside the log of a schema change: ten seconds from merge to serving. */
export function NotificationsHero({ page }: { page: FeaturePage }) {
  return (
    <FeatureHero page={page} columns="6/5">
      <figure>
        <figcaption className="mb-6 flex items-baseline justify-between border-b border-line pb-3 text-sm">
          <span className="font-medium">From merge to live in ten seconds</span>
          <span className="text-muted">sample</span>
        </figcaption>
        <ol className={styles.log}>
          {moments.map(({ time, Icon, title, text, tone }) => (
            <li key={title} className={clsx(styles.moment, tone && styles[tone])}>
              <time className={styles.time}>{time}</time>
              <span className={styles.body}>
                <Icon size={16} />
              </span>
              <span className="min-w-0">
                <span className="block font-medium">{title}</span>
                <span className="block text-sm text-muted">{text}</span>
              </span>
            </li>
          ))}
        </ol>
      </figure>
    </FeatureHero>
  )
}
