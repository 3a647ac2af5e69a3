import { z } from 'zod'
import { description, draft, isoDate, title } from './fields'

/** Job front matter (specification §3), with the optional facts that candidates ask for. */
export const jobSchema = z.strictObject({
  title,
  description,
  date: isoDate.describe('Posted on; a future date schedules the posting'),
  location: z.string().min(2).max(80),
  type: z.string().min(2).max(40).describe('Employment type as shown, such as "Full time"'),
  team: z.string().min(2).max(40),
  typeform_id: z.string().optional().describe('Own form of this posting; else the application form opens'),
  validThrough: isoDate.optional().describe('Last day; once past, the posting shows as closed'),
  draft,
})
export type JobData = z.infer<typeof jobSchema>
