import clsx from 'clsx'
import type { BlockAttributes } from '@/content/blocks'
import { icons } from '@/ui/named-icons'
import { gridColumns, Items, type Item } from './items'

type Props = BlockAttributes<'facts'> & { items: Item[] }

const small =
  'text-body-sm leading-relaxed wrap-anywhere text-muted [&_strong]:font-medium [&_strong]:text-text [&_li>strong~code]:text-muted'
/** On tablets, a list is beside its title where a third of the page would be too little. */
const lists =
  'md:max-lg:has-[details_li]:grid-cols-1! md:max-lg:[&_div:has(>details_li)]:grid md:max-lg:[&_div]:grid-cols-[1fr_2fr] md:max-lg:[&_div]:gap-x-10 md:max-lg:[&_details:has(li)]:mt-0!'
/** Wide screens show what phones fold beside its title. */
const foldedRows =
  'md:[&_div:has(>details)]:grid md:[&_div:has(>details)]:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] md:[&_div:has(>details)]:gap-x-10'
/** On phones, links below an icon are rows with an arrow. */
const linkRows =
  "max-md:[&_a]:flex max-md:[&_a]:min-h-11 max-md:[&_a]:items-center max-md:[&_a]:justify-between max-md:[&_a]:text-text max-md:[&_a]:after:text-accent max-md:[&_a]:after:content-['→'/''] max-md:[&_p+p]:mt-0! max-md:[&_p+p]:border-t max-md:[&_p+p]:border-line"
const layouts: Record<Props['layout'], { list: string; title: string }> = {
  list: {
    list: `${small} divide-y divide-line border-y border-line *:py-4 [&_h3+*]:mt-1`,
    title: 'font-semibold text-text',
  },
  rows: {
    list: 'text-muted border-b border-line-strong *:grid *:gap-x-10 *:gap-y-2 *:border-t *:border-line-strong *:py-6 [&_h3+*]:mt-0',
    title: 'leading-snug font-semibold text-text',
  },
  columns: {
    list: `${small} max-md:has-[details]:border-b max-md:has-[details]:border-line max-md:[details+&]:has-[details]:mt-0! max-md:*:has-[details]:border-t max-md:*:has-[details]:border-line grid grid-cols-1 gap-x-10 gap-y-7 *:border-t-2 *:border-line-strong *:pt-4 [details_&]:*:border-t [&_h3+*]:mt-2`,
    title: 'text-base leading-snug font-semibold text-text',
  },
  panels: {
    list: 'grid grid-cols-1 gap-0! overflow-hidden rounded-card border border-line-strong text-soft *:border-line-strong *:bg-raised *:p-6 *:not-first:border-t lg:*:p-9 md:*:not-first:border-s md:*:not-first:border-t-0 [&_h3+*]:mt-3 [&_p>strong]:mb-3 [&_p>strong]:block [&_p>strong]:text-3xl [&_p>strong]:font-semibold [&_p>strong]:tracking-tight [&_p>strong]:text-accent [&_ul:last-child]:ps-0 [&_ul:last-child>li]:list-none [&_ul:last-child>li]:border-t [&_ul:last-child>li]:border-line [&_ul:last-child>li]:py-1.5 [&_ul:not(:last-child)]:grid [&_ul:not(:last-child)]:list-["✓_"] [&_ul:not(:last-child)]:grid-cols-1 [&_ul:not(:last-child)]:gap-x-8 [&_ul:not(:last-child)]:gap-y-1 [&_ul:not(:last-child)]:marker:text-accent xl:[&_ul:not(:last-child)]:grid-cols-2 [&_ul:not(:last-child)>li]:mt-0',
    title: 'text-2xl font-semibold tracking-tight text-text md:max-lg:text-xl',
  },
}

/** Facts with a title each, in one of a few layouts. */
export function Facts({ layout, per, fold, code, icons: names, items }: Props) {
  const { list, title } = layouts[layout]
  return (
    <Items
      items={items.map((item, index) => withIcon(item, names?.[index]))}
      fold={fold}
      className={clsx(
        list,
        per && gridColumns[per],
        layout === 'rows' && (fold ? foldedRows : 'sm:*:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]'),
        layout === 'columns' && per === '3' && lists,
        names &&
          '[&_h3~*]:ms-7 [&_a]:no-underline [&_a]:underline-offset-4 [&_a]:hover:underline md:[&_p>a]:text-soft ' +
            linkRows,
        fold && 'max-md:gap-y-0 max-md:*:py-0 max-md:[&_h3+*]:mt-0',
      )}
      titleClass={clsx(title, code && 'font-mono text-sm!')}
    />
  )
}

function withIcon(item: Item, name?: keyof typeof icons): Item {
  const Icon = name && icons[name]
  if (!Icon) return item
  const title = (
    <>
      <Icon size={18} className="me-2.5 inline align-[-0.2em] text-accent" />
      {item.title}
    </>
  )
  return { ...item, title }
}
