import { handleGraph, handleOptions } from '@/graph/http'

export const dynamic = 'force-dynamic'

export { handleGraph as GET, handleGraph as POST, handleOptions as OPTIONS }
