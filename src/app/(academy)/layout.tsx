import { allCourses } from '@/learn/courses'
import { Footer } from '@/site/footer/footer'
import { AcademyHeader } from '@/site/header/academy-header'
import { PageIslands } from '@/site/shell/page-islands'
import { SkipLink } from '@/site/shell/skip-link'
import { ThemeScope } from '@/site/theme/theme-scope.client'

/** The learn pages: their own header, the visitor's theme, the wide footer. */
export default function AcademyLayout({ children }: LayoutProps<'/'>) {
  const chapters = allCourses().flatMap(({ title: label, href, chapters: all }) => [
    { label, href },
    ...all.map(({ number, title, comingSoon, ...chapter }) => ({
      label: `${number}. ${title}${comingSoon ? ' (soon)' : ''}`,
      href: chapter.href,
    })),
  ])
  return (
    <>
      <ThemeScope />
      <SkipLink />
      <AcademyHeader chapters={chapters} />
      <main id="content" tabIndex={-1} className="[--page-width:1536px]">
        {children}
      </main>
      <Footer wide />
      <PageIslands />
    </>
  )
}
