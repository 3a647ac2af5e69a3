import { paths } from '@/config/paths'
import { Comments } from '@/comments/comments'
import { documentOf } from '@/content/document'
import { categoryPath } from '@/content/paths'
import { nestToc } from '@/content/text'
import { words } from '@/content/words'
import { Neighbors } from '@/site/neighbors'
import { QueryThisPage } from '@/site/query-this-page'
import { PictureViewer } from '@/site/article/viewer/picture-viewer.client'
import { renderTree } from '@/blocks/render'
import { TocAside, TocBar } from '@/site/article/toc'
import { Breadcrumb } from '@/site/breadcrumb'
import { IslandBoundary } from '@/ui/island-boundary.client'
import { Prose } from '@/ui/prose'
import { authorsOf } from '../authors'
import { displayOf } from '../display'
import { Fireworks } from '../fireworks/fireworks.client'
import { blogNavigation } from '../navigation'
import { relatedPosts, type Post } from '../posts'
import { AuthorCards } from './author-cards'
import { CoverBlock } from './cover-block'
import { PostCard } from './post-card'
import styles from './post-page.module.css'

/** The slug of the post with fireworks (docs/contracts/blog.md#fireworks). */
const announcement = 'seed_funding_announcement'

/** Two widths from one left edge: about 74 characters for text, and a wider one for pictures, code and tables. */
const postBody =
  '[--measure-wide:60rem] [--measure:41rem] lg:text-(length:--text-lg) [&>:is(aside,div):not(:has(pre,tr>:nth-child(3)))]:max-w-(--measure)'

/** A blog post (docs/contracts/blog.md#post-page). */
export function PostPage({ post, now }: { post: Post; now: Date }) {
  const { tree, headings } = documentOf(post)
  const shown = displayOf(post)
  const authors = authorsOf(post)
  const navigation = blogNavigation(shown.href, now)
  const toc = nestToc(headings)
  return (
    <>
      <article className="container-page pt-8 pb-20 lg:pt-12">
        <header className="mb-8 lg:mb-10">
          <Breadcrumb
            steps={[
              { name: 'Blog', path: paths.blog },
              { name: shown.category.title, path: categoryPath(shown.category.slug) },
              { name: shown.title, path: shown.href },
            ]}
            hidesPage
          />
          <h1 className="mt-6 max-w-[60rem] heading-article max-sm:text-3xl">{shown.title}</h1>
          <p className="mt-5 max-w-[48rem] text-lg text-pretty text-soft sm:text-xl sm:leading-relaxed">
            {shown.description}
          </p>
        </header>
        <CoverBlock post={shown} authors={authors} />
        <div className="mt-8 gap-x-8 lg:mt-12 lg:grid lg:grid-cols-[minmax(0,1fr)_13rem]">
          <div className="min-w-0">
            <TocBar entries={toc} />
            {/* A case study otherwise reads as evidence. */}
            {post.data.category === 'case-study' && (
              <p className="mb-8 max-w-[41rem] rounded-card border border-line bg-raised px-5 py-4 text-body-sm text-muted">
                {words().blog.fictional}
              </p>
            )}
            <div className={styles.text}>
              <div aria-hidden className={styles.progress} />
              <Prose className={postBody}>{renderTree(tree, { faqs: post.data.faqs })}</Prose>
            </div>
            <div className="mt-16 grid gap-16 xl:max-w-[41rem]">
              <div className="grid gap-6">
                <AuthorCards authors={authors} />
                <QueryThisPage kind="post" id={post.slug} />
              </div>
              <Comments path={shown.href} mapping="title" className="*:max-w-[41rem]" />
              <Neighbors
                label="Previous and next post"
                names={['Previous post', 'Next post']}
                previous={navigation?.previousPage}
                next={navigation?.nextPage}
              />
            </div>
          </div>
          <TocAside entries={toc} />
        </div>
        <PictureViewer />
        {post.slug === announcement && (
          <IslandBoundary>
            <Fireworks />
          </IslandBoundary>
        )}
      </article>
      <RelatedPosts posts={relatedPosts(post, now)} />
    </>
  )
}

function RelatedPosts({ posts }: { posts: Post[] }) {
  if (posts.length === 0) return null
  return (
    <section data-chrome aria-labelledby="related" className="border-t border-line">
      <div className="container-page py-16 lg:py-20">
        <h2 id="related" className="text-2xl font-semibold tracking-tight">
          More posts
        </h2>
        {/* Two columns hide the third post, which would be alone in its row. */}
        <div className="mt-8 grid grid-cols-1 gap-x-6 gap-y-8 sm:grid-cols-2 sm:gap-y-14 md:grid-cols-3 lg:gap-x-8 sm:max-md:[&>:nth-child(3)]:hidden">
          {posts.map((post) => (
            <PostCard key={post.slug} post={displayOf(post)} level={3} />
          ))}
        </div>
      </div>
    </section>
  )
}
