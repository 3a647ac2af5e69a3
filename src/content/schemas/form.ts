import { z } from 'zod'
import { chars, description, listOf, title, webAddress } from './fields'

/** Jump target that ends the form. */
const endOfForm = 'end'

const ref = z
  .string()
  .regex(/^[a-z][a-z0-9-]{0,39}$/, {
    error: 'expected lower-case letters, digits and hyphens, such as team-size',
  })
const option = chars(1, 80)
const months = z.int().min(1).max(120)

const shared = {
  ref: ref.describe('Name of the answer in the database, exports and the webhook'),
  title: chars(2, 140).describe('The question, or the label of the field'),
  help: chars(2, 240).optional().describe('A sentence below the question'),
  required: z.boolean().optional(),
  missing: chars(2, 140).optional().describe('What a visitor reads who leaves a required field empty'),
}
const typed = {
  placeholder: z.string().max(80).optional(),
  autocomplete: z
    .enum(['name', 'given-name', 'family-name', 'email', 'organization', 'organization-title', 'tel', 'url'])
    .optional()
    .describe('What browsers may fill in by themselves'),
}
const eventName = z
  .string()
  .optional()
  .describe('Analytics event sent once when the field has been filled in')

const field = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('short-text'),
    ...shared,
    ...typed,
    maxLength: z.int().min(1).max(500).default(200).describe('Characters'),
    event: eventName,
  }),
  z.strictObject({
    kind: z.literal('long-text'),
    ...shared,
    placeholder: typed.placeholder,
    maxLength: z.int().min(1).max(10_000).default(4000).describe('Characters'),
  }),
  z.strictObject({ kind: z.literal('email'), ...shared, ...typed, event: eventName }),
  z.strictObject({
    kind: z.literal('number'),
    ...shared,
    placeholder: typed.placeholder,
    min: z.int().default(0),
    max: z.int().max(1_000_000_000).default(1_000_000),
  }),
  z.strictObject({
    kind: z.literal('single-choice'),
    ...shared,
    options: z.array(option).min(2).max(12),
    jump: z
      .record(option, ref)
      .optional()
      .describe(
        `Where an answer leads: the ref of a later field, or "${endOfForm}"; other answers go to the next field`,
      ),
  }),
  z.strictObject({ kind: z.literal('multiple-choice'), ...shared, options: z.array(option).min(2).max(12) }),
  z.strictObject({
    kind: z.literal('consent'),
    ...shared,
    keepMonths: months
      .optional()
      .describe('Months to keep the answers of a visitor who agrees, if more than those of the form'),
  }),
  z.strictObject({ kind: z.literal('file'), ...shared }),
])

/** A form of content/forms; its id is the name of the file. */
export const formSchema = z
  .strictObject({
    title,
    description,
    layout: z
      .enum(['whole', 'steps'])
      .describe('All questions at once, or a few at a time; conversations have one at a time'),
    steps: z
      .array(z.array(ref).min(1))
      .min(2)
      .optional()
      .describe('With the layout "steps": the refs of all fields in order, in groups'),
    submit: chars(2, 40).describe('Label of the button that sends the form'),
    keepMonths: months.describe(
      'Months after which the server deletes answers, as the privacy policy promises',
    ),
    welcome: z
      .strictObject({ title: chars(2, 120), text: chars(2, 400), button: option })
      .optional()
      .describe('Shown before the first question'),
    fields: z.array(field).min(1).max(20),
    hidden: z.array(ref).max(20).default([]).describe('Values that the opening page may pass'),
    copy: z.boolean().default(false).describe('Whether the thank-you screen offers a copy of the answers'),
    thanks: z.strictObject({
      title: chars(2, 120),
      text: chars(2, 400),
      steps: listOf({ when: chars(2, 40), title: chars(2, 60), text: chars(2, 240) })
        .min(1)
        .optional()
        .describe('What happens next, in order; job postings show it too'),
      button: z
        .strictObject({
          label: option,
          href: z.union([z.string().regex(/^\/(?!\/)/), webAddress], {
            error: 'expected an address such as /learn or https://example.com',
          }),
        })
        .optional(),
    }),
  })
  .check(({ value: form, issues }) => {
    const refs = form.fields.map((item) => item.ref)
    const report = (path: (string | number)[], message: string) =>
      issues.push({ code: 'custom', input: form, path, message })
    refs.forEach((name, at) => {
      if (refs.indexOf(name) !== at)
        report(['fields', at, 'ref'], `"${name}" is already used by another field`)
      if (name === endOfForm) report(['fields', at, 'ref'], `"${endOfForm}" is the end of the form`)
    })
    if ((form.layout === 'steps') !== (form.steps !== undefined))
      report(['steps'], 'expected with the layout "steps", and only with it')
    else if (form.steps && String(form.steps.flat()) !== String(refs))
      report(['steps'], `expected the fields in order: ${refs.join(', ')}`)
    form.hidden.forEach((name, at) => {
      if (refs.includes(name)) report(['hidden', at], `"${name}" is also the ref of a field`)
    })
    form.fields.forEach((item, at) => {
      if (item.kind !== 'single-choice') return
      for (const [answer, target] of Object.entries(item.jump ?? {})) {
        const path = ['fields', at, 'jump', answer]
        if (!item.options.includes(answer)) report(path, `"${answer}" is not one of the options`)
        if (target !== endOfForm && refs.indexOf(target) <= at)
          report(path, `"${target}" is not a later field`)
      }
    })
  })

export type FormContent = z.infer<typeof formSchema>
export type FormField = FormContent['fields'][number]
