import type { ComponentType } from 'react'
import { featureGroups, navigationFile } from '@/content/collections'
import { featureBlockPath } from '@/content/paths'
import type { Navigation } from '@/content/schemas/navigation'
import { icons } from '@/ui/named-icons'

/** Menus, footer and banners, from content/navigation.yaml. */
export const navigation = (): Navigation => navigationFile.only()

/** Columns of the Features menu. Icons are paths, because a script that finds them by name would bring all. */
export function featureColumns() {
  const groups = featureGroups.all()
  return navigation().features.columns.map((names) =>
    groups
      .filter(({ slug }) => names.includes(slug))
      .toSorted((a, b) => names.indexOf(a.slug) - names.indexOf(b.slug))
      .map(({ data: { title, feats } }) => ({
        title,
        links: feats.map((feature) => ({
          label: feature.title,
          description: feature.summary,
          icon: icons[feature.icon].path,
          href: featureBlockPath(feature.title),
        })),
      })),
  )
}

/** The link to the course. The area of the course makes it, which this one cannot import. */
export type CourseLink = ComponentType<CourseLinkProps>
export type CourseLinkProps = {
  /** The text without progress; by default the title of the course. */
  start?: string
  /** Stays in front of the chapter to continue with; by default that takes the place of `start`. */
  label?: string
  className?: string
}
