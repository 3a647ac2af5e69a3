import { Badge } from '@/ui/badge'
import { SmartLink } from '@/ui/link'
import type { Chapter } from '../courses'
import { ThemedArt } from './themed-art'

/** The announced chapters of a course, smaller than those that can be read. */
export function AnnouncedList({ chapters }: { chapters: Chapter[] }) {
  return (
    <ol className="mt-10 grid gap-x-6 gap-y-8 sm:grid-cols-2 xl:grid-cols-4">
      {chapters.map(({ id, number, title, description, href, picture }) => (
        <li
          key={id}
          className="group relative grid grid-cols-[min(5.5rem,25%)_minmax(0,1fr)] content-start gap-x-4 wrap-anywhere sm:grid-cols-1 sm:gap-y-4"
        >
          <div className="aspect-[4/3] overflow-hidden rounded-[8px] bg-raised-2 sm:aspect-[5/2]">
            {picture && (
              <ThemedArt picture={picture} sizes="360px" className="size-full object-cover opacity-60" />
            )}
          </div>
          <div>
            <h3 className="flex flex-wrap items-baseline gap-x-2 gap-y-1 font-semibold">
              <span className="font-mono text-sm font-normal text-accent">{number}</span>
              <SmartLink href={href} className="group-hover:text-accent after:absolute after:inset-0">
                {title}
              </SmartLink>
              <Badge>Coming soon</Badge>
            </h3>
            <p className="mt-1 text-body-sm text-muted">{description}</p>
          </div>
        </li>
      ))}
    </ol>
  )
}
