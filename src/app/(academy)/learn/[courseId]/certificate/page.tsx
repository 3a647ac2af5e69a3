import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { certificatePath } from '@/content/paths'
import { ClaimPage } from '@/learn/certificate/claim-page'
import { allCourses, courseById } from '@/learn/courses'
import { pageMetadata } from '@/seo/metadata'

type Props = PageProps<'/learn/[courseId]/certificate'>

export const dynamicParams = false

export function generateStaticParams() {
  return allCourses().map(({ id }) => ({ courseId: id }))
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { id, title } = await findCourse(props)
  return pageMetadata({
    path: certificatePath(id),
    title: `Certificate: ${title}`,
    description: 'Claim a signed certificate of a finished course, without an account.',
    noindex: true,
  })
}

/** Prerendered; what the learner still has to do is known to the browser alone. */
export default async function CertificateClaimPage(props: Props) {
  return <ClaimPage course={await findCourse(props)} />
}

async function findCourse({ params }: Props) {
  const { courseId } = await params
  return courseById(courseId) ?? notFound()
}
