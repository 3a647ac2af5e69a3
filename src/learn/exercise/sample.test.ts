import { expect, it } from 'vitest'
import { allCourses } from '../courses'
import { sampleOf } from './sample'

it.each(allCourses())(
  '$title has an attempt to show that composes, misses a goal, and gets feedback',
  async (course) => {
    const sample = await sampleOf(course)
    expect(sample?.grade).toMatchObject({ solved: false, problems: [] })
    expect(sample?.grade.mistake?.feedback).toBeTruthy()
    expect(sample?.diff).toMatch(/^[+-]/m)
  },
)
