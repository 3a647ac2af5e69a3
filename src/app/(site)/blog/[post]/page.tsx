import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { ArticlePage } from '@/blocks/article-page'
import { PostPage } from '@/blog/components/post-page'
import { postHead, postStructuredData } from '@/blog/structured-data'
import { allPosts, postBySlug } from '@/blog/posts'
import { paths } from '@/config/paths'
import { layoutOf } from '@/content/layout'
import { postPath } from '@/content/paths'
import { buildTime } from '@/lib/build-time'
import { JsonLd } from '@/seo/json-ld/json-ld'
import { pageMetadata } from '@/seo/metadata'

export const dynamicParams = false

export function generateStaticParams() {
  return allPosts(buildTime()).map(({ slug }) => ({ post: slug }))
}

type Props = PageProps<'/blog/[post]'>

export async function generateMetadata(props: Props): Promise<Metadata> {
  return pageMetadata(postHead(await find(props)))
}

export default async function BlogPostPage(props: Props) {
  const post = await find(props)
  const layout = layoutOf('blog', post)
  const path = postPath(post.slug)
  if (layout === 'form-page') return <ArticlePage entry={post} path={path} layout={layout} />
  const [about, ...questions] = postStructuredData(post)
  if (layout !== 'blog-post')
    return (
      <>
        <JsonLd data={about} />
        <ArticlePage
          entry={post}
          path={path}
          layout={layout}
          steps={[
            { name: 'Blog', path: paths.blog },
            { name: post.data.title, path },
          ]}
        />
      </>
    )
  return (
    <>
      {[about, ...questions].map((item) => (
        <JsonLd key={item['@type']} data={item} />
      ))}
      <PostPage post={post} now={buildTime()} />
    </>
  )
}

async function find({ params }: Props) {
  const { post } = await params
  return postBySlug(post, buildTime()) ?? notFound()
}
