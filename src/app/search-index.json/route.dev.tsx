import { plainEntries } from '@/search/plain-entries'

/** The index of development; the finished site has a file at this address. */
export function GET() {
  return Response.json(plainEntries(new Date()))
}
