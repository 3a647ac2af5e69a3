import { externalLink } from '@/config/external-links'
import { brand } from '@/config/brand'
import { FormButton } from '@/forms/form-button'
import { OrbitField } from '@/ui/art/orbit-field'
import { ButtonLink } from '@/ui/button-link'
import { ArrowRight } from '@/ui/icon'
import { SmartLink } from '@/ui/link'
import { DocumentationTopics } from './documentation-topics'
import { instead, type Instead, type PlaceholderName } from './instead'

/**
 * The page for an outside address that is not configured: what this site has on its subject, so that no link of the site
 * is dead (docs/contracts/routes.md#outside-addresses). For sign-up there is `SignUp`.
 */
export function PlaceholderPage({ name }: { name: PlaceholderName }) {
  const { title, about, href, configured } = externalLink(name)
  const { notice, links } = instead[name]
  return (
    <div className="relative overflow-clip">
      <OrbitField
        seed={name}
        center={[0.86, 0.3]}
        className="h-[44rem] mask-b-from-40% mask-l-from-0% mask-l-to-70%"
      />
      <div className="relative container-page py-16 md:py-20 lg:py-24">
        <p className="eyebrow">{configured ? 'On another site' : 'Not public yet'}</p>
        <h1 className="max-w-[20ch] heading-page">{title}</h1>
        <p className="mt-6 max-w-[38rem] text-lg text-pretty text-muted md:text-xl md:leading-relaxed">
          {about} {!configured && notice}
        </p>
        {configured ? (
          <ButtonLink href={href} size="lg" plain={false} className="mt-10">
            Go to {title}
          </ButtonLink>
        ) : (
          <>
            {name === 'documentation' ? <DocumentationTopics /> : <Links links={links} />}
            <Question />
          </>
        )}
      </div>
    </div>
  )
}

function Links({ links }: Pick<Instead, 'links'>) {
  return (
    <section aria-label={`On ${brand}`} className="mt-12 md:mt-16">
      <ul className="grid gap-px overflow-clip rounded-card border border-line bg-line md:grid-cols-3">
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
    <section aria-labelledby="question" className="mt-14 border-t border-line pt-10 md:mt-20">
      <h2 id="question" className="text-2xl font-semibold tracking-tight">
        Not what you came for?
      </h2>
      <p className="mt-3 max-w-[38rem] text-pretty text-muted">
        Say what you were looking for, and someone who knows it answers by email.
      </p>
      <FormButton form="contact" variant="secondary" className="mt-6">
        Write to us
      </FormButton>
    </section>
  )
}
