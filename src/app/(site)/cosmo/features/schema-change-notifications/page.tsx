import { NotificationsHero } from '@/marketing/feature-pages/notifications/hero'
import { Payload, Signature } from '@/marketing/feature-pages/notifications/signature'
import { CodeOpen } from '@/marketing/feature-pages/parts/code'
import { GainSplit } from '@/marketing/feature-pages/parts/gains'
import { ProblemFigure } from '@/marketing/feature-pages/parts/problem'
import { StepLine } from '@/marketing/feature-pages/parts/steps'
import { featureRoute } from '@/marketing/feature-pages/route'

const route = featureRoute('schema-change-notifications', [
  NotificationsHero,
  ProblemFigure,
  StepLine,
  Payload,
  Signature,
  GainSplit,
  CodeOpen,
])

export const { generateMetadata } = route
export default route.Page
