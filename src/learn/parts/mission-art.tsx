import type { Course } from '../courses'
import { outline } from '../outline'
import { MissionInstrument } from './mission-instrument.client'
import { ThemedArt } from './themed-art'

type Props = { course: Course; sizes: string; className: string }

/** A course's cover with the learner's progress on it. */
export function MissionArt({ course, sizes, className }: Props) {
  return (
    <div className={`relative overflow-hidden bg-raised-2 ${className}`}>
      {course.cover && (
        <ThemedArt picture={course.cover} sizes={sizes} className="absolute inset-0 size-full object-cover" />
      )}
      <MissionInstrument course={course.id} chapters={outline(course)} total={course.chapters.length} />
    </div>
  )
}
