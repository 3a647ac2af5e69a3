import { z } from 'zod'
import { externalLink, externalLinkNames } from '@/config/external-links'
import { brandIconNames } from '@/ui/named-icons'
import { chars, icon, nameOf } from './fields'

const label = chars(2, 60)
const sentence = chars(8, 160)
const prefix = z.string().regex(/^\/[\w/-]*$/, { error: 'expected the start of an address, such as /cosmo' })
const section = z
  .strictObject({
    only: z.array(prefix).min(1).optional().describe('These pages and all below them'),
    not: z.array(prefix).min(1).optional().describe('Except these and all below them'),
  })
  .describe('Pages on which a link is marked or a banner is shown')

const target = z.strictObject({
  label: label.optional().describe('Without one, an external link has its title'),
  href: z.string().regex(/^\//, { error: 'expected a path of this site, such as /pricing' }).optional(),
  external: z.enum(externalLinkNames).optional(),
})

/** A link with these fields, to a page of this site or to an external link, which gives it an address and, by default, its words. */
function linkOf<Fields extends z.ZodRawShape>(fields: Fields) {
  type Link = z.infer<typeof target> & z.infer<z.ZodObject<Fields>>
  return (target.extend(fields) as z.ZodType as z.ZodType<Link>)
    .refine(({ href, external }) => (href === undefined) !== (external === undefined), {
      error: 'expected either an href or the name of an external link',
    })
    .refine(({ label: words, external }) => words !== undefined || external !== undefined, {
      error: 'expected a label for the link',
    })
    .transform(({ label: words, href, external, ...link }) => {
      const outside = external && externalLink(external)
      return {
        ...link,
        label: words ?? outside?.title ?? '',
        href: outside?.href ?? href ?? '',
        /** A link that is marked on its page alone, because a stand-in may share its section with others. */
        exact: outside !== undefined,
      }
    })
}

const link = linkOf({})
const markedLink = linkOf({ section: section.optional() })
const list = z.strictObject({ title: label, links: z.array(link).min(1) })

/** The one file content/navigation.yaml (docs/contracts/site-chrome.md). */
export const navigationSchema = z.strictObject({
  signUp: link.describe('The call to action of the site'),
  repository: link,
  discord: link,
  cookiePreferences: link,
  reportDownload: z.strictObject({ label, section }),
  cosmo: linkOf({
    section,
    links: z.array(linkOf({ description: sentence, icon })).length(7),
    lists: z.array(list).min(1),
    course: label.describe('Heading of the list with the course'),
  }),
  features: linkOf({
    section,
    columns: z
      .array(z.array(nameOf('featureGroups')).min(1))
      .length(4)
      .describe('Names of files in content/features, by column'),
    links: z.array(link).min(1).describe('Below the columns; {count} is the number of features'),
  }),
  header: z.array(link).min(1),
  overlay: z.strictObject({
    links: z.array(linkOf({ section: section.optional(), links: z.array(markedLink).optional() })).min(1),
    course: label,
  }),
  academy: z.array(link).min(1),
  footer: z.strictObject({
    tagline: sentence,
    columns: z.array(list).length(5),
    socials: z.array(linkOf({ icon: z.enum(brandIconNames), event: z.string().optional() })).min(1),
    audit: linkOf({ description: sentence }),
    status: link,
    cookies: link,
    note: sentence,
  }),
  banners: z.strictObject({
    global: linkOf({ enabled: z.boolean(), section }),
    hub: linkOf({ title: label, text: sentence }),
    signUp: linkOf({ title: label, text: sentence, section }),
  }),
  errorPages: z.array(link).min(1),
})
export type Navigation = z.infer<typeof navigationSchema>
