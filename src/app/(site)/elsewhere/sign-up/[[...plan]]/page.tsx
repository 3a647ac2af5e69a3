import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import type { Plan } from '@/content/schemas/plans'
import { SignUp, signUpTitle } from '@/marketing/elsewhere/sign-up'
import { signUpPlans } from '@/marketing/pricing/plans'
import { pageMetadata } from '@/seo/metadata'

type Props = PageProps<'/elsewhere/sign-up/[[...plan]]'>

export const dynamicParams = false

export function generateStaticParams() {
  return signUpPlans().map((plan) => ({ plan: namesOf(plan) }))
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const plan = await planOf(props)
  return pageMetadata({
    path: ['/elsewhere/sign-up', ...namesOf(plan)].join('/'),
    title: signUpTitle(plan),
    description: `What an account on the plan ${plan.name} includes, and what happens after you sign up.`,
    noindex: true,
  })
}

export default async function SignUpPage(props: Props) {
  return <SignUp plan={await planOf(props)} />
}

/** The first plan has the address without a name. */
function namesOf({ id }: Plan): string[] {
  return id === signUpPlans()[0]?.id ? [] : [id]
}

async function planOf({ params }: Props): Promise<Plan> {
  const { plan: names = [] } = await params
  return signUpPlans().find((plan) => namesOf(plan).join('/') === names.join('/')) ?? notFound()
}
