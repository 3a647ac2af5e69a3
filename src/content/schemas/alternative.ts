import { z } from 'zod'
import { faqs, isoDate, webAddress } from './fields'

const text = z.string().min(20).max(400)
const cell = z.string().min(5).max(260)

/** A comparison with another product, content/alternatives/<slug>.yaml. Every statement about the other one has a source. */
export const alternativeSchema = z.strictObject({
  other: z.string().min(3).max(30).describe('Name of the other product'),
  title: z.string().min(15).max(65),
  description: z.string().min(70).max(160),
  checked: isoDate.describe('Day on which all sources were last read'),
  lead: text,
  common: z.array(text).min(2).max(5).describe('What both do'),
  sources: z
    .array(
      z.strictObject({
        id: z.string().regex(/^[a-z0-9-]+$/, { error: 'expected a name such as router-license' }),
        title: z.string().min(5).max(100),
        publisher: z.string().min(3).max(40),
        href: webAddress,
        edition: z
          .string()
          .min(3)
          .max(60)
          .optional()
          .describe('Date or version that the source states itself'),
      }),
    )
    .min(3),
  rows: z
    .array(
      z.strictObject({
        topic: z.string().min(4).max(40),
        them: cell,
        us: cell,
        sources: z.array(z.string()).min(1).describe('Ids of the sources of what stands under them'),
      }),
    )
    .min(5),
  stay: z.array(text).min(2).max(5).describe('When the other one is the better choice'),
  move: z.array(text).min(2).max(5).describe('When ours is'),
  steps: z
    .array(
      z.strictObject({
        title: z.string().min(5).max(60),
        text,
        undo: z.string().min(10).max(160).describe('The way back from this step'),
      }),
    )
    .min(4)
    .max(8),
  lanes: z
    .array(
      z.strictObject({
        part: z.string().min(5).max(32),
        both: z.int().min(1).optional().describe('Step after which both products do it'),
        us: z.int().min(1).optional().describe('Step after which ours does it alone'),
      }),
    )
    .min(3)
    .describe('Parts of the work that the other product does at first'),
  inventory: z
    .array(
      z.strictObject({
        item: z.string().min(4).max(50),
        fate: z.enum(['stays', 'changes', 'rewritten'], { error: 'expected stays, changes or rewritten' }),
        note: z.string().min(8).max(140),
      }),
    )
    .min(3)
    .describe('What a move does to each thing that exists'),
  faqs,
})
export type AlternativeData = z.infer<typeof alternativeSchema>
