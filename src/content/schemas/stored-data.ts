import { z } from 'zod'

const phrase = z.string().min(3).max(300)

/** The one file content/stored-data.yaml. src/consent/stored-data.test.ts compares it with the database. */
export const storedDataSchema = z.array(
  z.strictObject({
    name: z.string().describe('Table of the database'),
    about: phrase,
    kept: phrase.describe('How long rows are kept, and what deletes them'),
    columns: z.record(z.string(), phrase).describe('What each column contains'),
  }),
)
