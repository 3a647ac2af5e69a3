import type { Course, LearningResource } from 'schema-dts'
import { publisher } from './publisher'

type Part = { url: string; name: string; description: string; minutes: number }

/** Describes a course with its chapters. Expects absolute URLs and minutes. */
export function courseData(
  course: Part & { teaches: string[]; prerequisites: string[]; parts: Part[] },
): Course {
  return {
    '@type': 'Course',
    url: course.url,
    name: course.name,
    description: course.description,
    provider: publisher(),
    isAccessibleForFree: true,
    inLanguage: 'en',
    teaches: course.teaches,
    coursePrerequisites: course.prerequisites,
    timeRequired: duration(course.minutes),
    hasCourseInstance: {
      '@type': 'CourseInstance',
      courseMode: 'online',
      courseWorkload: duration(course.minutes),
    },
    hasPart: course.parts.map(learningResource),
    offers: { '@type': 'Offer', price: 0, priceCurrency: 'USD', category: 'Free' },
  }
}

/** Describes a chapter of a course. */
export function chapterData(
  chapter: Part & { course: { url: string; name: string }; modified?: string },
): LearningResource {
  return {
    ...learningResource(chapter),
    provider: publisher(),
    isPartOf: { '@type': 'Course', url: chapter.course.url, name: chapter.course.name },
    dateModified: chapter.modified,
  }
}

function learningResource({ url, name, description, minutes }: Part) {
  return {
    '@type': 'LearningResource',
    url,
    name,
    description,
    learningResourceType: 'Chapter with quiz',
    educationalLevel: 'Intermediate',
    isAccessibleForFree: true,
    inLanguage: 'en',
    timeRequired: duration(minutes),
  } satisfies LearningResource
}

/** Formats minutes as an ISO 8601 duration. */
function duration(minutes: number): string {
  return `PT${minutes}M`
}
