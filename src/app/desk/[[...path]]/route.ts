import { handleDesk } from '@/desk/handle'

export const dynamic = 'force-dynamic'

/** The room of the team, which is no part of the public site (docs/contracts/desk.md). */
export { handleDesk as GET, handleDesk as POST }
