import { z } from 'zod'
import { isoDate, webAddress } from './fields'

/** A company publicly known to use federation, content/federation-jobs/<slug>.yaml. Openings are on its own pages only. */
export const federationJobSchema = z.strictObject({
  company: z.string().min(2).max(40),
  industry: z.string().min(3).max(30).describe('What the filter offers'),
  about: z.string().min(40).max(220).describe('What the source says about federation there'),
  source: z.strictObject({
    title: z.string().min(8).max(110),
    kind: z.enum(['Talk', 'Article'], { error: 'expected Talk or Article' }),
    where: z.string().min(3).max(60).describe('Conference or publication'),
    date: isoDate.describe('Day of the talk or article; the first of the month where only that is known'),
    precision: z.enum(['day', 'month'], { error: 'expected day or month' }),
    href: webAddress,
  }),
  careers: webAddress.describe("The company's own page of openings"),
})
export type FederationJobData = z.infer<typeof federationJobSchema>
