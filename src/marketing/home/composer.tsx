import { featurePagePath } from '@/content/paths'
import { Composer } from '@/marketing/feature-pages/composition/composer'
import { SmartLink } from '@/ui/link'
import { Section } from '@/ui/section'

/** The live composer, with a schema of each of two teams. */
export function ComposerSection() {
  return (
    <Section
      id="compose"
      heading="Two teams, one type: see what the composer says"
      lead={
        <>
          Each team publishes its own schema. Composition merges them into one API, or names the field and the
          line that are in the way. These two schemas are composed in your browser, and you can edit both.
        </>
      }
      leadBeside
    >
      <Composer />
      <p className="mt-6 text-sm text-muted">
        <SmartLink
          href={featurePagePath('schema-composition')}
          className="text-text underline underline-offset-4"
        >
          How composition works
        </SmartLink>
      </p>
    </Section>
  )
}
