import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { buildTime } from '@/lib/build-time'
import { pageMetadata } from '@/seo/metadata'
import { PostListPage } from './components/list-page'
import { listHead, pageOf, type PostList } from './lists'

type Props<Params> = { params: Promise<Params> }

/** Head and page of a route with the list of posts that `listOf` finds. A parameter named `page` selects a page of it. */
export function listRoute<Params extends { page?: string | string[] }>(
  listOf: (params: Params, now: Date) => PostList | undefined,
) {
  async function find({ params }: Props<Params>, now: Date) {
    const values = await params
    const list = listOf(values, now) ?? notFound()
    const number = [values.page].flat().at(-1) ?? '1'
    return pageOf(list, number) ?? notFound()
  }
  return {
    async generateMetadata(props: Props<Params>): Promise<Metadata> {
      return pageMetadata(listHead(await find(props, buildTime())))
    },
    async Page(props: Props<Params>) {
      const now = buildTime()
      return <PostListPage shown={await find(props, now)} now={now} />
    },
  }
}
