import { featurePagePath } from '@/content/paths'
import { ChangeCheck } from '@/marketing/feature-pages/breaking-changes/change-check'
import { SmartLink } from '@/ui/link'
import { Section } from '@/ui/section'

/** A check of a change, which names the clients that it would break. */
export function CheckSection() {
  return (
    <Section
      className="max-md:py-10"
      id="check"
      tone="raised"
      heading="A failed check names the client, its version, and its share of traffic"
      lead={
        <>
          The check runs in the pull request. It compares the proposed schema with the operations that your
          clients sent in the last seven days. A change that breaks none of them passes.{' '}
          <SmartLink
            href={featurePagePath('breaking-change-detection')}
            className="text-text underline underline-offset-4"
          >
            How checks work
          </SmartLink>
        </>
      }
      columns="4/7"
      sticky
    >
      <ChangeCheck operations={false} only={['upc', 'legacyColor', 'gtin']} />
    </Section>
  )
}
