/** The employment types of schema.org's JobPosting (docs/contracts/structured-data.md#employment-types). */
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

/** The employment type of a posting's text, such as "Full time". Unknown texts are OTHER. */
export function employmentType(text: string): EmploymentType {
  const name = text.toUpperCase().replaceAll(' ', '_')
  return known.find((type) => type === name) ?? 'OTHER'
}
