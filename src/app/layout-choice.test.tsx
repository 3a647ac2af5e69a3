import { text } from 'node:stream/consumers'
import type { ReactNode } from 'react'
import { prerenderToNodeStream } from 'react-dom/static'
import { expect, it } from 'vitest'
import { allPosts } from '@/blog/posts'
import { forms } from '@/config/forms'
import { openJobs } from '@/jobs/jobs'
import { allCourses } from '@/learn/courses'
import { buildTime } from '@/lib/build-time'
import { allPages } from '@/site/pages'
import ChapterRoute from './(academy)/learn/[courseId]/[chapterId]/page'
import MarkdownPage from './(site)/[...page]/page'
import BlogPostPage from './(site)/blog/[post]/page'
import JobPage from './(site)/jobs/[slug]/page'

const [post] = allPosts(buildTime())
const [job] = openJobs()
const [course] = allCourses()
const chapter = course?.chapters.find(({ entry }) => entry)
const page = allPages().find(({ data }) => data.layout === undefined)
const searchParams = Promise.resolve({})
const propsOf = <Params,>(params: Params) => ({ params: Promise.resolve(params), searchParams })

/** Waits for the parts of a post that are rendered asynchronously. */
async function htmlOf(rendered: Promise<ReactNode>): Promise<string> {
  return text((await prerenderToNodeStream(await rendered)).prelude)
}

it('a post that names the article layout keeps the structured data of a post', async () => {
  const [, other] = allPosts(buildTime())
  Object.assign(other?.data ?? {}, { layout: 'article' })
  const html = await htmlOf(BlogPostPage(propsOf({ post: other?.slug ?? '' })))
  expect(html).toContain('"@type":"Article"')
  expect(html).toContain('"@type":"BreadcrumbList"')
})

it.each([
  ['post', post, () => BlogPostPage(propsOf({ post: post?.slug ?? '' })), forms.sales],
  ['job', job, () => JobPage(propsOf({ slug: job?.slug ?? '' })), job?.data.typeform_id ?? forms.application],
  [
    'chapter',
    chapter?.entry,
    () => ChapterRoute(propsOf({ courseId: course?.id ?? '', chapterId: chapter?.id ?? '' })),
    forms.sales,
  ],
  ['page', page, () => MarkdownPage(propsOf({ page: page?.slug.split('/') ?? [] })), forms.sales],
])(
  'a %s that names the form-page layout shows its form beside the article',
  async (_, entry, route, form) => {
    Object.assign(entry?.data ?? {}, { layout: 'form-page', typeFormId: forms.sales, date: '2026-01-01' })
    const html = await htmlOf(route())
    expect(html).toContain(`<aside id="form"`)
    expect(html).toContain(`data-tf-widget="${form}"`)
    expect(html).toMatch(
      /"@type":"Article".*"image":\{"@type":"ImageObject","url":"[^"]+","width":1200,"height":630\}/,
    )
  },
)
