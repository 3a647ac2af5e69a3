import { env } from '@/config/env'
import { starCount, starPicture } from '@/site/header/stars'

export const dynamic = 'force-dynamic'

/** The picture of the star badge. Without STARS_URL it shows no number and makes no request. */
export async function GET() {
  const stars = await starCount(env('STARS_URL'), Date.now())
  return new Response(starPicture(stars), {
    headers: { 'Content-Type': 'image/svg+xml; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  })
}
