import { describe, expect, it } from 'vitest'
import { isOpen } from '@/content/visibility'
import { allJobs, openJobs } from './jobs'

describe('open and closed postings', () => {
  it('stays open through its last day and closes with the next', () => {
    const job = { validThrough: '2026-12-31' }
    expect(isOpen(job, new Date('2026-12-31T23:59:00Z'))).toBe(true)
    expect(isOpen(job, new Date('2027-01-01T00:00:00Z'))).toBe(false)
    expect(isOpen({}, new Date('2099-01-01'))).toBe(true)
  })

  it('keeps closed postings among the pages but not in the list', () => {
    const now = new Date('2026-11-20T12:00:00Z')
    const open = openJobs(now)
    const closed = allJobs(now).filter((job) => !open.includes(job))
    expect(open.length).toBeGreaterThanOrEqual(5)
    expect(closed.length).toBeGreaterThanOrEqual(1)
    expect(closed.every(({ data }) => (data.validThrough ?? '') < '2026-11-20')).toBe(true)
  })

  it('shows nothing before its date', () => {
    expect(allJobs(new Date('2020-01-01'))).toEqual([])
  })
})
