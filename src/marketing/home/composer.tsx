import { featurePagePath } from '@/content/paths'
import { Composer } from '@/marketing/feature-pages/composition/composer'
import { SmartLink } from '@/ui/link'
import { Section } from '@/ui/section'

/** The live composer, with the schemas of two teams that conflict and, as the other case, the same schemas mended. */
export function ComposerSection() {
  return (
    <Section
      className="max-md:py-10"
      id="compose"
      heading="See where two schemas conflict"
      lead={
        <>
          Composition merges the schemas of your teams into one API, or names the field and the lines that
          conflict. You can edit both schemas here, and your browser composes them.{' '}
          <SmartLink
            href={featurePagePath('schema-composition')}
            className="text-text underline underline-offset-4"
          >
            How composition works
          </SmartLink>
        </>
      }
      leadBeside
    >
      <Composer only={['owners', 'composes']} />
    </Section>
  )
}
