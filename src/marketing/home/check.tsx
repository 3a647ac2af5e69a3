import { featurePagePath } from '@/content/paths'
import { ChangeCheck } from '@/marketing/feature-pages/breaking-changes/change-check'
import { ButtonLink } from '@/ui/button-link'
import { ArrowRight } from '@/ui/icon'
import { Section } from '@/ui/section'

/** A check of a change, which names the clients that it would break. */
export function CheckSection() {
  return (
    <Section
      id="check"
      tone="raised"
      eyebrow="In the pull request"
      heading="The check names the client, its version and its share of your traffic"
      lead="A schema check compares the proposed schema with the operations that your clients sent in the last days. A change that nobody would notice passes. A change that breaks somebody stops, with the operation and the people to call."
      actions={
        <ButtonLink
          href={featurePagePath('breaking-change-detection')}
          variant="secondary"
          className="mt-8"
          data-chrome
        >
          Try it on a schema of yours <ArrowRight size={16} />
        </ButtonLink>
      }
      columns="4/7"
      sticky
    >
      <ChangeCheck operations={false} />
    </Section>
  )
}
