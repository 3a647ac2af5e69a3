import { paths } from '@/config/paths'
import { blogUrls } from './blog-urls'
import { chapters, courses, customers, forms, jobs, pages, plansFile, podcast, reports } from './collections'
import { newest } from '@/lib/dates'
import {
  certificatePath,
  chapterPath,
  coursePath,
  customerPath,
  formPath,
  jobPath,
  pagePath,
  playgroundPath,
  reportPath,
} from './paths'
import { tourExamples } from './tour'
import { isOpen, isPublic } from './visibility'
import type { SiteUrl } from './types'

/**
 * Every page address of the site, once: sitemap, search, 404 suggestions and link checks all read this list. Takes
 * the current time, because scheduled content appears on its date. Leaves out content that cannot be read.
 */
export function siteUrls(now: Date): SiteUrl[] {
  return [
    ...pages
      .read()
      .entries.filter(({ data }) => isPublic(data, now))
      .map(({ slug, data, file }) => ({
        path: pagePath(slug),
        title: data.name ?? data.title,
        indexed: !data.noindex,
        lastModified: data.dateModified ?? data.date ?? listDate(pagePath(slug), now),
        file,
      })),
    // Playground examples are of texts that are indexed themselves.
    ...tourExamples().map(({ example, title }) => ({
      path: playgroundPath(example),
      title: `Playground: ${title}`,
      indexed: false,
    })),
    ...customers
      .read()
      .entries.map(({ slug, data }) => ({
        path: customerPath(slug),
        title: `Customer: ${data.name}`,
        indexed: true,
      })),
    ...blogUrls(now),
    ...jobUrls(now),
    ...courseUrls(),
    ...reports
      .read()
      .entries.map(({ data }) => ({
        path: reportPath(data.year),
        title: data.title,
        indexed: true,
        lastModified: data.published,
      })),
    ...formUrls(),
    // The first plan has the address without a name.
    ...plansFile
      .read()
      .entries.flatMap(({ data }) => data.plans.filter(({ action }) => action === 'sign-up').slice(1))
      .map(({ id, name }) => ({
        path: `${paths.elsewhere}/sign-up/${id}`,
        title: `Sign up for ${name}`,
        indexed: false,
      })),
  ]
}

/** A list changes with its newest member. For other pages the date is unknown. */
function listDate(path: string, now: Date): string | undefined {
  if (path === paths.jobs)
    return newest(
      jobs.read().entries.flatMap(({ data }) => (isPublic(data, now) && isOpen(data, now) ? [data] : [])),
    )
  if (path === paths.learn) return newest(chapters.read().entries.map(({ data }) => data))
  if (path === paths.podcast)
    return newest(podcast.read().entries.flatMap(({ data }) => (isPublic(data, now) ? [data] : [])))
  return undefined
}

/** Each form has two pages, as a whole and as a conversation. Neither is indexed. */
function formUrls(): SiteUrl[] {
  return forms.read().entries.flatMap(({ slug, data }) => [
    { path: formPath(slug), title: data.title, indexed: false },
    { path: formPath(slug, 'c'), title: `${data.title}, as a conversation`, indexed: false },
  ])
}

/** Closed postings keep their page but are not indexed. */
function jobUrls(now: Date): SiteUrl[] {
  return jobs
    .read()
    .entries.filter(({ data }) => isPublic(data, now))
    .map(({ slug, data, file }) => ({
      path: jobPath(slug),
      title: data.title,
      indexed: isOpen(data, now),
      lastModified: data.date,
      file,
    }))
}

/** Announced chapters have a page, which is not indexed yet. */
function courseUrls(): SiteUrl[] {
  return courses.read().entries.flatMap(({ slug, data }) => [
    {
      path: coursePath(slug),
      title: data.title,
      indexed: true,
      lastModified: newest(
        chapters
          .read()
          .entries.flatMap((chapter) => (chapter.slug.startsWith(`${slug}/`) ? [chapter.data] : [])),
      ),
    },
    // The form that claims the certificate.
    { path: certificatePath(slug), title: `Certificate: ${data.title}`, indexed: false },
    ...data.chapters.map(({ id, title }) => {
      const text = chapters.read().entries.find((chapter) => chapter.slug === `${slug}/${id}`)
      return {
        path: chapterPath(slug, id),
        title: `${title}: ${data.title}`,
        indexed: text !== undefined,
        lastModified: text && (text.data.dateModified ?? text.data.date),
        file: text?.file,
      }
    }),
  ])
}
