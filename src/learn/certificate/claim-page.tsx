import { words } from '@/content/words'
import { buildTime } from '@/lib/build-time'
import { SmartLink } from '@/ui/link'
import { IslandBoundary } from '@/ui/island-boundary.client'
import { type Course, outline } from '../courses'
import { ClaimForm } from './claim-form.client'
import { CertificateView } from './certificate-view'
import type { Certificate } from './contract'
import { Notes } from './notes'

/** What a certificate of the course looks like. */
function sampleOf({ id, title }: Course): Certificate {
  const issued = Math.floor(buildTime().getTime() / 1000)
  return { id: '00000000-0000-4000-8000-000000000000', name: 'Your name', course: id, title, issued }
}

/** The page on which a learner claims the certificate of a finished course. */
export function ClaimPage({ course }: { course: Course }) {
  const { certificate } = words()
  const exercises = course.chapters.flatMap((chapter) => chapter.exercises)
  return (
    <div className="container-page py-14 md:py-20">
      <div className="grid gap-x-16 gap-y-10 lg:grid-cols-2 lg:items-center">
        <div>
          <p className="eyebrow">
            <SmartLink href={course.href}>{course.title}</SmartLink>
          </p>
          <h1 className="heading-article">{certificate.claim}</h1>
          <p className="mt-5 max-w-[38rem] text-lg text-soft">{certificate.claimText}</p>
          <noscript>
            <p>{certificate.withoutScript}</p>
          </noscript>
          <IslandBoundary fallback={<p>{certificate.failed}</p>}>
            <ClaimForm course={course.id} chapters={outline(course)} />
          </IslandBoundary>
        </div>
        <figure>
          <CertificateView certificate={sampleOf(course)} signedBy="sample" heading="p" />
          <figcaption className="mt-3 text-caption text-muted">{certificate.sample}</figcaption>
        </figure>
      </div>
      <Notes notes={certificate.claimNotes} values={{ exercises: exercises.length }} />
    </div>
  )
}
