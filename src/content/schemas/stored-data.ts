import { z } from 'zod'
import * as retention from '@/config/retention'
import { chars, listOf } from './fields'

/** A phrase with numbers of src/config/retention.ts, such as `{backupDays}`. */
const phrase = chars(3, 300).refine(
  (text) => [...text.matchAll(/\{(\w+)\}/g)].every(([, name = '']) => name in retention),
  `has no {name} but ${Object.keys(retention).join(', ')}`,
)

const storedTable = z.strictObject({
  title: chars(3, 30).describe('What it holds, for people'),
  name: z.string().describe('Table of the database'),
  of: z.enum(['visitors', 'operation']).default('visitors').describe('Whose data it holds'),
  about: phrase,
  kept: phrase.describe('How long rows are kept, in a few words'),
  exceptions: phrase.describe('Which rows are kept longer or shorter, and what deletes them').optional(),
  columns: z.record(z.string(), phrase).describe('What each column contains'),
})
export type StoredTable = z.infer<typeof storedTable>

/** The one file content/stored-data.yaml. src/consent/stored-data.test.ts compares it with the database. */
export const storedDataSchema = z.array(storedTable)

const clause = chars(8, 200)

/** The one file content/other-companies.yaml. src/consent/stored-data.tsx says which of them a build has switched on. */
export const otherCompaniesSchema = z.strictObject({
  companies: listOf({
    service: z
      .enum(['posthog', 'tag', 'activeCampaign', 'plausible', 'osano', 'giscus', 'youtube', 'forms'])
      .describe('Name of the service in the code'),
    name: z.string().min(3),
    does: clause.describe('What it does for us, as a phrase without a verb'),
    acts: clause.describe('When it runs'),
    where: clause.describe('Where it processes data, according to the provider'),
    records: listOf({ name: z.string().min(4), kept: z.string().min(4) })
      .optional()
      .describe('What it stores in a browser'),
  }).min(1),
})

/** The one file content/banned-phrases.yaml. */
export const bannedPhrasesSchema = listOf({
  phrase: z.string().min(4).describe('A regular expression'),
  instead: z.string().min(5).describe('What to write instead'),
})

/** The one file content/browser-records.yaml. scripts/browser-records.test.ts compares it with the code. */
export const browserRecordsSchema = listOf({
  name: z.string().min(4).describe('Storage key or cookie name'),
  kind: z.enum(['local storage', 'session storage', 'cookie']).describe('Where it is stored'),
  when: clause.describe('When it is written; continues "when"'),
  kept: clause,
  purpose: clause,
})
