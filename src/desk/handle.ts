import { createHandler } from '@/members/handle'
import { routes } from './routes'

/** GET and POST of every address of the desk. Never rejects. */
export const handleDesk = createHandler(routes)
