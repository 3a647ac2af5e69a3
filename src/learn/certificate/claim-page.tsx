import { paths } from '@/config/paths'
import { brand } from '@/config/brand'
import { SmartLink } from '@/ui/link'
import { IslandBoundary } from '@/ui/island-boundary.client'
import type { Course } from '../courses'
import { outline } from '../outline'
import { ClaimForm } from './claim-form.client'
import { Part } from './part'

/** The page on which a learner claims the certificate of a finished course. */
export function ClaimPage({ course }: { course: Course }) {
  const exercises = course.chapters.flatMap((chapter) => chapter.exercises)
  return (
    <div className="container-page py-14 md:py-20">
      <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_minmax(26rem,40rem)]">
        <div>
          <p className="eyebrow">
            <SmartLink href={course.href}>{course.title}</SmartLink>
          </p>
          <h1 className="text-4xl leading-[1.08] font-semibold tracking-tight sm:text-5xl">
            Claim your certificate
          </h1>
          <p className="mt-5 max-w-[38rem] text-lg text-soft">
            Solve every exercise and answer every question; then {brand} signs a certificate with the name
            that you give. It needs no account.
          </p>
          <Part id="contains" title="What it contains" className="mt-10 max-w-[38rem]">
            Your name, the title of the course, the day, and a random id, signed with Ed25519. You get a page
            to share, a picture, and an Open Badges 3.0 credential for wallets and verifiers that know
            Ed25519.{' '}
            <SmartLink href={paths.verify} className="underline underline-offset-4">
              Anyone can verify it
            </SmartLink>
            .
          </Part>
          <Part id="sent" title="What is sent, and what is stored" className="mt-8 max-w-[38rem]">
            Your browser sends the name and your schemas of all {exercises.length} exercises. Our server
            composes them again, signs, and forgets both. Nothing is stored.{' '}
            <SmartLink href={paths.data} className="underline underline-offset-4">
              Everything we store
            </SmartLink>
            .
          </Part>
        </div>
        <div className="rounded-card border border-line bg-raised p-[clamp(20px,4vw,32px)] lg:self-start">
          <noscript>
            <p>
              The exercises of this course are composed by a script, and the certificate is made from their
              solutions. Please allow scripts to claim it.
            </p>
          </noscript>
          <IslandBoundary
            fallback={<p>The form could not be loaded. Please reload the page; your progress is kept.</p>}
          >
            <ClaimForm course={course.id} chapters={outline(course)} />
          </IslandBoundary>
        </div>
      </div>
    </div>
  )
}
