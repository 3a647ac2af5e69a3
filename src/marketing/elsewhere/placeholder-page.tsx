import clsx from 'clsx'
import { externalLink } from '@/config/external-links'
import { brand } from '@/config/brand'
import { FormButton } from '@/forms/form-button'
import { ButtonLink } from '@/ui/button-link'
import { ArrowRight } from '@/ui/icon'
import { SmartLink } from '@/ui/link'
import { DocumentationTopics } from './documentation-topics'
import { instead, type Instead, type PlaceholderName } from './instead'
import { TopicMap } from './topic-map'
import { topicGroups } from './topics'

/**
 * The page for an outside address that is not configured: what this site has on its subject, so that no link of the site
 * is dead (docs/contracts/routes.md#outside-addresses). For sign-up there is `SignUp`.
 */
export function PlaceholderPage({ name }: { name: PlaceholderName }) {
  const { title, about, href, configured } = externalLink(name)
  const { notice, links } = instead[name]
  const groups = name === 'documentation' && !configured ? topicGroups() : undefined
  return (
    <div className="container-page py-14 md:py-20">
      <div
        className={clsx(
          'grid grid-cols-1 gap-x-20 gap-y-12',
          !configured && 'lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)] lg:items-center',
        )}
      >
        <header>
          <p className="eyebrow">{configured ? 'On another site' : 'Not public yet'}</p>
          <h1 className="max-w-[20ch] heading-page max-xs:text-4xl">{title}</h1>
          <p className="mt-6 max-w-[38rem] text-lg text-pretty text-muted">
            {about} {!configured && notice}
          </p>
          {configured && (
            <ButtonLink href={href} size="lg" plain={false} className="mt-10">
              Go to {title}
            </ButtonLink>
          )}
          {!configured && !groups && <Question />}
        </header>
        {!configured && (groups ? <TopicMap groups={groups} /> : <Links links={links} />)}
      </div>
      {groups && (
        <>
          <div className="mt-16">
            <DocumentationTopics groups={groups} />
          </div>
          <Question />
        </>
      )}
    </div>
  )
}

function Links({ links }: Pick<Instead, 'links'>) {
  return (
    <section aria-label={`On ${brand}`}>
      <ul className="grid gap-px overflow-clip rounded-card border border-line bg-line">
        {links.map(({ title, text, href }) => (
          <li key={href} className="bg-ground">
            <SmartLink href={href} className="group flex h-full flex-col p-6 hover:bg-raised md:p-7">
              <span className="flex items-center justify-between gap-3 text-lg font-semibold">
                {title}
                <ArrowRight
                  size={18}
                  className="shrink-0 text-accent transition-transform group-hover:translate-x-1"
                />
              </span>
              <span className="mt-2 text-body-sm leading-relaxed text-muted">{text}</span>
            </SmartLink>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Question() {
  return (
    <section aria-labelledby="question" className="mt-10 border-l-2 border-coral pl-6 first:mt-0">
      <h2 id="question" className="text-lg font-semibold">
        Looking for something else?
      </h2>
      <p className="mt-1 text-pretty text-muted">Write to us, and an engineer answers by email.</p>
      <FormButton form="contact" variant="secondary" className="mt-4">
        Write to us
      </FormButton>
    </section>
  )
}
