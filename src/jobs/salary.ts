import type { JobData } from '@/content/schemas/job'

const periods = { YEAR: 'a year', MONTH: 'a month', HOUR: 'an hour' } as const

/** Formats a salary, such as "€82,000 to €104,000 a year". */
export function formatSalary({ currency, from, to, per }: NonNullable<JobData['salary']>): string {
  const money = new Intl.NumberFormat('en-US', { style: 'currency', currency, maximumFractionDigits: 0 })
  const range = from === to ? money.format(from) : `${money.format(from)} to ${money.format(to)}`
  return `${range} ${periods[per]}`
}
