import { z } from 'zod'
import { faqs } from './fields'

/** Questions and answers of one page, content/faqs/<page>.yaml. Answers may use the variables brand, product and cli. */
export const pageFaqsSchema = z.strictObject({ faqs })
