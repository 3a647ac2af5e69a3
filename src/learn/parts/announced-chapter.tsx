import { words } from '@/content/words'
import { FormButton } from '@/forms/form-button'
import { Badge } from '@/ui/badge'
import { SmartLink } from '@/ui/link'
import type { Chapter, Course } from '../courses'
import { ChapterFrame } from './chapter-frame'
import { ThemedArt } from './themed-art'

type Props = { course: Course; chapter: Chapter & { comingSoon: string[] } }

/** The page of an announced chapter: what it will cover, and an offer of the live crash course. */
export function AnnouncedChapter({ course, chapter }: Props) {
  const text = words().course
  const written = course.chapters.find(({ entry }) => entry)
  return (
    <ChapterFrame course={course} chapter={chapter} aside={<Meanwhile course={course} />}>
      {chapter.picture && (
        <ThemedArt
          picture={chapter.picture}
          sizes="(min-width: 800px) 736px, 100vw"
          className="mb-8 aspect-[3/1] w-full rounded-card border border-line object-cover sm:aspect-[5/2]"
        />
      )}
      <p className="flex items-center gap-3 font-mono text-sm text-accent">
        Chapter {chapter.number} <Badge>Coming soon</Badge>
      </p>
      <h1 className="mt-3 text-4xl leading-[1.08] font-semibold tracking-tight sm:text-5xl">
        {chapter.title}
      </h1>
      <p className="mt-4 text-lg text-soft">{chapter.description}</p>
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
