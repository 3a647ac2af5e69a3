import type { ReactNode } from 'react'
import { absoluteUrl, site } from '@/config/site'
import type { Author } from '@/content/author'
import { lengthOf } from '@/content/document'
import { personData } from '@/content/person-data'
import { socialPicture } from '@/content/pictures'
import type { Entry } from '@/content/types'
import { formIdOf } from '@/forms/form-address'
import { FormInline } from '@/forms/form-inline'
import { formById } from '@/forms/host/forms'
import { formatDate } from '@/lib/dates'
import { article } from '@/seo/json-ld/article'
import { JsonLd } from '@/seo/json-ld/json-ld'
import { publisher } from '@/seo/json-ld/publisher'
import { ArrowDown } from '@/ui/icon'
import { Picture } from '@/ui/picture'
import { Prose } from '@/ui/prose'
import { PictureViewer } from './viewer/picture-viewer.client'

/** The front matter that the article layouts read, of any collection. */
export type ArticleEntry = Entry<{
  title: string
  description: string
  date?: string
  dateModified?: string
  cover?: string
}>

type Props = {
  entry: ArticleEntry
  path: string
  author?: Author
  /** ID of the form. */
  form: string
  /** Hidden fields of the form. */
  hidden?: Record<string, string>
  /** Whether the article has a survey, whose progress stands beside it, so that the form comes beside its end. */
  hasSurvey: boolean
  /** The article. */
  children: ReactNode
}

/** An article and, beside it, the form that its front matter names (docs/contracts/layout-choice.md#form-page). */
export function FormPageLayout({ entry, path, author, form, hidden, hasSurvey, children }: Props) {
  const { title, description, date = '', dateModified } = entry.data
  // Of 1200×630: drawn for the page or cut from its cover, or else the brand's.
  const image = socialPicture(entry, 'seo') ?? site.seo.searchImage
  const survey = formById(formIdOf(form))
  const byline = (
    <div className="mt-5 flex items-center gap-3 text-sm text-muted">
      {author?.avatar && (
        <Picture {...author.avatar} width={40} height={40} alt="" className="rounded-full" />
      )}
      <p>
        {author && <>{author.name}, </>}
        <time dateTime={dateModified ?? date}>{formatDate(dateModified ?? date)}</time>
      </p>
    </div>
  )
  return (
    <div className="relative container-page py-12 [--beside:26rem] lg:grid lg:grid-cols-[minmax(0,1fr)_var(--beside)] lg:gap-x-16 lg:py-20">
      <article className="min-w-0">
        <JsonLd
          data={article({
            url: absoluteUrl(path),
            headline: title,
            description,
            published: date,
            modified: dateModified,
            image: { ...image, url: absoluteUrl(image.src) },
            // The vendor is the author of a page that names none.
            authors: [author ? personData(author) : publisher()],
            words: lengthOf(entry).words,
          })}
        />
        <header className={hasSurvey ? 'mb-6 sm:mb-10' : 'mb-10'}>
          <h1 className="heading-article">{title}</h1>
          <p className="mt-4 max-w-[60ch] text-lg text-pretty text-soft">{description}</p>
          {!hasSurvey && byline}
          {!hasSurvey && (
            <a
              href="#form"
              className="mt-5 inline-flex min-h-8 items-center gap-2 text-sm font-medium underline decoration-coral underline-offset-4 lg:hidden"
            >
              {survey?.title ?? 'Survey'} <ArrowDown size={16} />
            </a>
          )}
        </header>
        <Prose>{children}</Prose>
        {hasSurvey && byline}
        <PictureViewer />
      </article>
      <aside id="form" aria-label="Form" className={`mt-14 lg:mt-0 ${hasSurvey ? 'lg:self-end' : ''}`}>
        {/* Taller than many windows, so it sticks once its lower end is in view. */}
        <div className="lg:sticky lg:top-[min(7rem,calc(100dvh-860px-8rem))]">
          <FormInline form={form} hidden={hidden} className="h-[400px] lg:h-[860px]">
            {/* A frame with all questions has its title, one with steps has not. */}
            {survey && survey.layout !== 'whole' && (
              <h2 className="border-b border-line bg-raised px-6 py-5 text-lg font-semibold noscript:hidden">
                {survey.title}
              </h2>
            )}
          </FormInline>
        </div>
      </aside>
    </div>
  )
}
