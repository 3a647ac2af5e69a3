import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import type { ComponentProps } from 'react'
import { publicPage } from '@/app/public-page'
import { LandingPage } from '@/blocks/landing-page'
import { signUpPlans } from '@/content/plans'
import type { Plan } from '@/content/schemas/plans'
import { Demo } from '@/demos'
import { SignUp } from '@/demos/sign-up'
import { pageMetadata } from '@/seo/metadata'

type Props = PageProps<'/elsewhere/sign-up/[plan]'>

export const dynamicParams = false

/** The first plan has the address without a name. */
export function generateStaticParams() {
  return signUpPlans()
    .slice(1)
    .map(({ id }) => ({ plan: id }))
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const plan = await planOf(props)
  return pageMetadata({
    path: `/elsewhere/sign-up/${plan.id}`,
    title: plan.start,
    description: `What an account on the plan ${plan.name} includes, and what happens after you sign up.`,
    noindex: true,
  })
}

/** The sign-up page, content/pages/elsewhere/sign-up.md, with another plan. */
export default async function SignUpPage(props: Props) {
  const plan = await planOf(props)
  return <LandingPage page={publicPage('elsewhere/sign-up')} components={{ Demo: demosFor(plan) }} />
}

/** The demos of the page, of which the sign-up is that of the plan. */
function demosFor(plan: Plan) {
  return (demo: ComponentProps<typeof Demo>) =>
    demo.name === 'sign-up' ? <SignUp plan={plan} /> : <Demo {...demo} />
}

async function planOf({ params }: Props): Promise<Plan> {
  const { plan: id } = await params
  return signUpPlans().find((plan) => plan.id === id) ?? notFound()
}
