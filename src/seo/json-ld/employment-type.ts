/** The employment types of schema.org's JobPosting (docs/contracts/structured-data.md#employment-types). */
export const employmentTypes = [
  'FULL_TIME',
  'PART_TIME',
  'CONTRACTOR',
  'TEMPORARY',
  'INTERN',
  'VOLUNTEER',
  'PER_DIEM',
] as const
type EmploymentType = (typeof employmentTypes)[number] | 'OTHER'

/** The employment type of a posting's text, such as "Full time". Unknown texts are OTHER. */
export function employmentType(text: string): EmploymentType {
  const name = text.toUpperCase().replaceAll(' ', '_')
  return employmentTypes.find((type) => type === name) ?? 'OTHER'
}
