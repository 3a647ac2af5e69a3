import { paths } from '@/config/paths'
import { brand } from '@/config/brand'
import { buildTime } from '@/lib/build-time'
import { SmartLink } from '@/ui/link'
import { IslandBoundary } from '@/ui/island-boundary.client'
import { Part } from '@/ui/part'
import { type Course, outline } from '../courses'
import { ClaimForm } from './claim-form.client'
import { CertificateView } from './certificate-view'
import type { Certificate } from './contract'

/** What a certificate of the course looks like. */
function sampleOf({ id, title }: Course): Certificate {
  const issued = Math.floor(buildTime().getTime() / 1000)
  return { id: '00000000-0000-4000-8000-000000000000', name: 'Your name', course: id, title, issued }
}

/** The page on which a learner claims the certificate of a finished course. */
export function ClaimPage({ course }: { course: Course }) {
  const exercises = course.chapters.flatMap((chapter) => chapter.exercises)
  return (
    <div className="container-page py-14 md:py-20">
      <div className="grid gap-x-16 gap-y-10 lg:grid-cols-2 lg:items-center">
        <div>
          <p className="eyebrow">
            <SmartLink href={course.href}>{course.title}</SmartLink>
          </p>
          <h1 className="heading-article">Claim your certificate</h1>
          <p className="mt-5 max-w-[38rem] text-lg text-soft">
            Solve every exercise and answer every question; then {brand} signs a certificate with the name
            that you give. It needs no account.
          </p>
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
        <figure>
          <CertificateView certificate={sampleOf(course)} signedBy="sample" heading="p" />
          <figcaption className="mt-3 text-caption text-muted">A sample, which nobody signed.</figcaption>
        </figure>
      </div>
      <div className="mt-12 grid gap-x-16 gap-y-8 border-t border-line pt-10 md:grid-cols-2">
        <Part id="contains" heading="What it contains">
          <p className="mt-3 text-muted">
            Your name, the title of the course, the day, and a random id, signed with Ed25519. You get a page
            to share, a picture, and an Open Badges 3.0 credential for wallets and verifiers that know
            Ed25519.{' '}
            <SmartLink href={paths.verify} className="underline underline-offset-4">
              Anyone can verify it
            </SmartLink>
            .
          </p>
        </Part>
        <Part id="sent" heading="What is sent, and what is stored">
          <p className="mt-3 text-muted">
            Your browser sends the name and your schemas of all {exercises.length} exercises. Our server
            composes them again, signs, and forgets both. Nothing is stored.{' '}
            <SmartLink href={paths.data} className="underline underline-offset-4">
              Everything we store
            </SmartLink>
            .
          </p>
        </Part>
      </div>
    </div>
  )
}
