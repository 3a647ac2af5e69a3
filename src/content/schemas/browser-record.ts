import { z } from 'zod'

const phrase = z.string().min(8).max(200)

/** The one file content/browser-records.yaml. scripts/browser-records.test.ts compares it with the code. */
export const browserRecordsSchema = z.array(
  z.strictObject({
    name: z.string().min(4).describe('Storage key or cookie name'),
    kind: z.enum(['local storage', 'session storage', 'cookie']).describe('Where it is stored'),
    when: phrase.describe('When it is written; continues "when"'),
    kept: phrase,
    purpose: phrase,
  }),
)
