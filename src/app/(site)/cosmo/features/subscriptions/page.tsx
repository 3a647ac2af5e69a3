import { GainBand } from '@/marketing/feature-pages/parts/gains'
import { StepsWithOpenCode } from '@/marketing/feature-pages/parts/steps'
import { SubscriptionsHero } from '@/marketing/feature-pages/subscriptions/hero'
import { Protocols } from '@/marketing/feature-pages/subscriptions/protocols'
import { Sockets } from '@/marketing/feature-pages/subscriptions/sockets'
import { featureRoute } from '@/marketing/feature-pages/route'

const route = featureRoute('subscriptions', [
  SubscriptionsHero,
  Sockets,
  GainBand,
  StepsWithOpenCode,
  Protocols,
])

export const { generateMetadata } = route
export default route.Page
