import { plainEntries } from '@/search/server-search'

/** The search index in development; the build writes a file to this address. */
export function GET() {
  return Response.json(plainEntries(new Date()))
}
