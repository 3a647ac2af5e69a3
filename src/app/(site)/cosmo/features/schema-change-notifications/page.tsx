import { NotificationsHero } from '@/marketing/feature-pages/notifications/hero'
import { Payload, Signature } from '@/marketing/feature-pages/notifications/signature'
import { CodeWide } from '@/marketing/feature-pages/parts/code'
import { GainColumns } from '@/marketing/feature-pages/parts/gains'
import { ProblemColumns } from '@/marketing/feature-pages/parts/problem'
import { StepLine } from '@/marketing/feature-pages/parts/steps'
import { featureRoute } from '@/marketing/feature-pages/route'

const route = featureRoute('schema-change-notifications', [
  NotificationsHero,
  Signature,
  ProblemColumns,
  StepLine,
  Payload,
  CodeWide,
  GainColumns,
])

export const { generateMetadata } = route
export default route.Page
