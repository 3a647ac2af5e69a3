import { z } from 'zod'
import { closing } from './fields'

/** The last section of each page that has one, by the page's name; the one file content/closings.yaml. */
export const closingsSchema = z.record(z.string(), closing)
