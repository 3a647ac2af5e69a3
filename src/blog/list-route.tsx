import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { buildTime } from '@/lib/build-time'
import { pageMetadata } from '@/seo/metadata'
import { PostListPage } from './components/list-page'
import { listHead, pageOf, type PostList } from './lists'

type Props<Params> = { params: Promise<Params> }

/**
 * Returns the head and the page of a route that shows the list that `listOf` finds for its parameters, or responds with
 * 404 without one. A parameter `page` selects a page of the list, as its number or as the end of the address.
 */
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
