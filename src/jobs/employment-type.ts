/** Employment types that search engines know (docs/contracts/structured-data.md#employment-types). */
const known = [
  'FULL_TIME',
  'PART_TIME',
  'CONTRACTOR',
  'TEMPORARY',
  'INTERN',
  'VOLUNTEER',
  'PER_DIEM',
] as const
type EmploymentType = (typeof known)[number] | 'OTHER'

/** The employment type of a posting: its text upper-cased, spaces to underscores; anything unknown is OTHER. */
export function employmentType(text: string): EmploymentType {
  const name = text.toUpperCase().replaceAll(' ', '_')
  return known.find((type) => type === name) ?? 'OTHER'
}
