import type { ComponentType } from 'react'
import type { BlockAttributes, DemoName } from '@/content/blocks'
import { TopicList } from '@/docs/topic-list'
import { SearchForm } from '@/search/search-form'
import { CustomerFigures, CustomerList } from '@/customers/list'
import { HiringSteps, OpenPositions } from '@/jobs/list'
import { ConversationWave, Conversations } from '@/podcast/episode-list'
import { AuthGate } from './auth-gate'
import { ChangeCheck } from './change-check'
import { Plan } from './plan'
import { HostingModels, PlanComparison } from './plan-comparison'
import { PricingPlans } from './pricing'
import { FeatureLinks, Features } from './features'
import { PullRequest, PullRequestReport } from './pull-request'
import { SignUp } from './sign-up'
import { Companies } from './companies'
import { Composer } from './composition'
import { Instrument } from './instrument'
import { StudioScreen } from './studio-screens'
import { Trace } from './trace'

type Props = Omit<BlockAttributes<'demo'>, 'name'>

/** The demos that any page may show, by the name in its text. Those of one page, such as the playground's, are in its route. */
const demos: Partial<Record<DemoName, ComponentType<Props>>> = {
  'auth-gate': AuthGate,
  'change-check': ({ only, look }) => <ChangeCheck only={only} short={look === 'short'} />,
  companies: Companies,
  composition: ({ only }) => <Composer only={only} />,
  'conversation-wave': ConversationWave,
  conversations: Conversations,
  'customer-figures': CustomerFigures,
  customers: CustomerList,
  features: Features,
  'docs-topics': TopicList,
  'feature-links': FeatureLinks,
  'hiring-steps': HiringSteps,
  'hosting-models': ({ look }) => <HostingModels short={look === 'short'} />,
  instrument: Instrument,
  'open-positions': OpenPositions,
  plan: Plan,
  'plan-comparison': PlanComparison,
  plans: PricingPlans,
  'pull-request': ({ look }) => (look === 'report' ? <PullRequestReport /> : <PullRequest />),
  'sign-up': () => <SignUp />,
  search: () => <SearchForm />,
  'studio-screen': ({ only }) => <StudioScreen screen={only?.[0] ?? 'check'} />,
  trace: Trace,
}

/** The demo of a name, in its place in a page. */
export function Demo({ name, ...props }: BlockAttributes<'demo'>) {
  const Component = demos[name]
  if (!Component) throw new RangeError(`this page has no demo ${name}`)
  return <Component {...props} />
}
