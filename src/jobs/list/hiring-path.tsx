import { forms } from '@/config/forms'
import { formById } from '@/forms/host/forms'
import { DatedSteps } from '@/site/after-sending'
import { Section } from '@/ui/section'

const steps = [
  {
    when: 'Day 0',
    title: 'You apply',
    text: 'You fill in one form and add a CV if you have one. A person reads it.',
  },
  ...(formById(forms.application)?.thanks.steps ?? []),
]

/** The steps of hiring with their times. */
export function HiringPath() {
  return (
    <Section
      tone="raised"
      heading="You know our decision within three weeks"
      lead="The steps are the same for everyone. You talk to the person who would lead your first weeks. We use no agency."
    >
      <DatedSteps steps={steps} row />
    </Section>
  )
}
