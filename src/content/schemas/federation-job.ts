import { z } from 'zod'
import { chars, isoDate, webAddress } from './fields'

/** A company publicly known to use federation, content/federation-jobs/<slug>.yaml. Openings are on its own pages only. */
export const federationJobSchema = z.strictObject({
  company: chars(2, 40),
  industry: chars(3, 30).describe('What the filter offers'),
  about: chars(40, 220).describe('What the source says about federation there'),
  source: z.strictObject({
    title: chars(8, 110),
    kind: z.enum(['Talk', 'Article']),
    where: chars(3, 60).describe('Conference or publication'),
    date: isoDate.describe('Day of the talk or article; the first of the month where only that is known'),
    precision: z.enum(['day', 'month']),
    href: webAddress,
  }),
  careers: webAddress.describe("The company's own page of openings"),
})
export type FederationJobData = z.infer<typeof federationJobSchema>
