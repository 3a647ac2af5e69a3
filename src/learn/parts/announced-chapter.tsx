import { words } from '@/content/words'
import { FormButton } from '@/forms/form-button'
import { Badge } from '@/ui/badge'
import { SmartLink } from '@/ui/link'
import type { Chapter, Course } from '../courses'
import { ChapterFrame, ChapterHead } from './chapter-frame'

type Props = { course: Course; chapter: Chapter & { comingSoon: string[] } }

/** The page of an announced chapter: what it will cover, and an offer of the live crash course. */
export function AnnouncedChapter({ course, chapter }: Props) {
  const text = words().course
  const written = course.chapters.find(({ entry }) => entry)
  return (
    <ChapterFrame course={course} chapter={chapter} aside={<Meanwhile course={course} />}>
      <ChapterHead chapter={chapter} title={chapter.title}>
        <Badge>Coming soon</Badge>
      </ChapterHead>
      <h2 className="mt-12 text-2xl font-semibold tracking-tight">{text.comingSoon}</h2>
      <ul className="mt-4">
        {chapter.comingSoon.map((topic) => (
          <li key={topic} className="border-t border-line py-4">
            {topic}
          </li>
        ))}
      </ul>
      <div className="mt-10 rounded-card border border-line-strong bg-raised p-6">
        <h2 className="text-lg font-semibold">{text.sooner}</h2>
        <p className="mt-1 mb-5 text-muted">{text.soonerText}</p>
        <FormButton form="crashCourse">{text.soonerButton}</FormButton>
      </div>
      {written && (
        <p className="mt-10">
          <SmartLink href={written.href} className="underline underline-offset-4 hover:text-accent">
            Start with chapter {written.number}, {written.title}
          </SmartLink>
        </p>
      )}
    </ChapterFrame>
  )
}

/** What a reader can use until the chapter is written. */
function Meanwhile({ course }: { course: Course }) {
  return (
    <nav aria-labelledby="meanwhile">
      <p id="meanwhile" className="text-sm font-semibold">
        {words().course.meanwhile}
      </p>
      <ul className="mt-3 border-l border-line">
        {course.related.map(({ title, href }) => (
          <li key={href}>
            <SmartLink
              href={href}
              className="block py-1.5 pl-4 text-sm leading-snug text-muted hover:text-text"
            >
              {title}
            </SmartLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
