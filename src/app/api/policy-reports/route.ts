import { handlePolicyReports, refuseMethod } from '@/requests/policy-reports'

export const dynamic = 'force-dynamic'

/** Receives what browsers report about the content security policy (docs/decisions/policy-hashes.md). */
export { handlePolicyReports as POST }

const refuse = refuseMethod
export { refuse as DELETE, refuse as GET, refuse as OPTIONS, refuse as PATCH, refuse as PUT }
