import { Closing } from '@/marketing/closing'
import { Answers } from '@/marketing/feature-pages/auth/answers'
import { AuthHero } from '@/marketing/feature-pages/auth/hero'
import { featurePage, featurePageMetadata } from '@/marketing/feature-pages/pages'
import { CodeBeside } from '@/marketing/feature-pages/parts/code'
import { GainColumns } from '@/marketing/feature-pages/parts/gains'
import { ProblemColumns } from '@/marketing/feature-pages/parts/problem'
import { Questions } from '@/marketing/feature-pages/parts/questions'
import { StepRail } from '@/marketing/feature-pages/parts/steps'

export function generateMetadata() {
  return featurePageMetadata('auth')
}

export default function AuthPage() {
  const page = featurePage('auth')
  return (
    <>
      <AuthHero page={page} />
      <CodeBeside page={page} />
      <ProblemColumns page={page} />
      <StepRail page={page} />
      <Answers />
      <GainColumns page={page} />
      <Questions page={page} />
      <Closing
        heading="One rule, where the field is."
        text="Add one directive to one field, and try it with two tokens. The router needs the address of your key set, nothing more."
      />
    </>
  )
}
