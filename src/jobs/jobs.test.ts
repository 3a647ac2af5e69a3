import { describe, expect, it } from 'vitest'
import { isOpen } from '@/content/visibility'
import { allJobs, openJobs } from './jobs'

describe('open and closed postings', () => {
  it('stay open through their last day', () => {
    const job = { validThrough: '2026-12-31' }
    expect(isOpen(job, new Date('2026-12-31T23:59:00Z'))).toBe(true)
    expect(isOpen(job, new Date('2027-01-01T00:00:00Z'))).toBe(false)
    expect(isOpen({}, new Date('2099-01-01'))).toBe(true)
  })

  it('have a page, and the open ones are listed', () => {
    const later = new Date('2099-01-01')
    const all = allJobs(later)
    expect(all.length).toBeGreaterThan(0)
    expect(openJobs(later)).toEqual(all.filter(({ data }) => !data.validThrough))
  })

  it('have no page before their date', () => {
    expect(allJobs(new Date('2020-01-01'))).toEqual([])
  })
})
