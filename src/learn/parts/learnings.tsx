import { Check } from '@/ui/icon'
import type { Course } from '../courses'

/** What a course teaches, as a list with check marks. */
export function Learnings({ course, className }: { course: Course; className: string }) {
  return (
    <ul className={`grid ${className}`}>
      {course.learnings.map((learning) => (
        <li key={learning} className="flex gap-3">
          <Check size={18} className="mt-1 shrink-0 text-accent" />
          {learning}
        </li>
      ))}
    </ul>
  )
}
