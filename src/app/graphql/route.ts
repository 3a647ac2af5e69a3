import { handleGraph, handleOptions } from '@/graph/http'
import { methodNotAllowed } from '@/lib/method-not-allowed'

export const dynamic = 'force-dynamic'

export { handleGraph as GET, handleGraph as POST, handleOptions as OPTIONS }

const refuse = methodNotAllowed('GET', 'POST', 'OPTIONS')
export { refuse as DELETE, refuse as PATCH, refuse as PUT }
