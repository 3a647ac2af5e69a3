import { handlePolicyReports } from '@/requests/policy-reports'

export const dynamic = 'force-dynamic'

/** Receives what browsers report about the content security policy (docs/decisions/policy-hashes.md). */
export { handlePolicyReports as POST }
