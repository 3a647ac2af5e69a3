import { blogPath } from '@/content/blog-urls'
import { categoryPath } from '@/content/paths'
import type { Category } from '@/content/schemas/post'
import { Chip } from '@/ui/chip'

type Props = { categories: Category[]; current?: string }

/** The categories as a row of links, which scrolls on narrow screens. */
export function CategoryFilter({ categories, current }: Props) {
  const items = [{ slug: undefined, title: 'All posts' }, ...categories]
  return (
    <nav
      aria-label="Categories"
      className="-mx-[24px] min-w-0 grow [scrollbar-width:none] overflow-x-auto px-[24px] md:mx-0 md:px-0"
    >
      <ul className="flex gap-2 py-1 md:flex-wrap">
        {items.map(({ slug, title }) => (
          <li key={title}>
            <Chip href={slug ? categoryPath(slug) : blogPath} current={slug === current}>
              {title}
            </Chip>
          </li>
        ))}
      </ul>
    </nav>
  )
}
