import { env } from '@/config/env'
import { policySource } from '@/next/script-hashes'
import { starCount, starPicture, starStyle } from '@/site/header/stars'

export const dynamic = 'force-dynamic'

/** The picture of the star badge. Without STARS_URL it shows no number and makes no request. */
export async function GET() {
  const stars = await starCount(env('STARS_URL'), Date.now())
  return new Response(starPicture(stars), {
    headers: {
      'Content-Type': 'image/svg+xml; charset=utf-8',
      'Cache-Control': 'public, max-age=3600',
      'Content-Security-Policy': `default-src 'none'; style-src ${policySource(starStyle)}; font-src data:; sandbox`,
    },
  })
}
