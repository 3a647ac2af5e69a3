import { handlePolicyReports, refuseMethod } from '@/requests/policy-reports'

export const dynamic = 'force-dynamic'

/** Receives what browsers report about the content security policy (docs/decisions/policy-hashes.md). */
export function POST(request: Request) {
  return handlePolicyReports(request)
}

export {
  refuseMethod as DELETE,
  refuseMethod as GET,
  refuseMethod as OPTIONS,
  refuseMethod as PATCH,
  refuseMethod as PUT,
}
