import { documentOf } from '@/content/document'
import { FormInline } from '@/forms/form-inline'
import { formById } from '@/forms/host/forms'
import { formatDate } from '@/lib/dates'
import { JsonLd } from '@/seo/json-ld/json-ld'
import { ArrowDown } from '@/ui/icon'
import { Prose } from '@/ui/prose'
import { ArticleIslands } from './article-islands'
import { formPageOf, formPageStructuredData, type FormPageEntry } from './form-page'
import { Cover } from './picture-link'
import { renderTree } from './render'

type Props = {
  entry: FormPageEntry
  path: string
  /** ID of the form. */
  form: string
  /** Hidden fields of the form. */
  hidden?: Record<string, string>
  /** What the tags of the article need. */
  context?: Parameters<typeof renderTree>[1]
}

/**
 * Heading, article with its structured data and, beside it, the form that its front matter names
 * (docs/contracts/layout-choice.md#form-page).
 */
export function FormPageLayout({ entry, path, form, hidden, context }: Props) {
  const page = formPageOf(entry, path)
  const { title, description, published, modified, author, cover } = page
  const { title: formTitle = 'Survey', description: formLead } = formById(form) ?? {}
  return (
    <div className="container-page py-12 lg:grid lg:grid-cols-[minmax(0,1fr)_minmax(26rem,30rem)] lg:gap-x-16 lg:py-20">
      <article className="min-w-0">
        <JsonLd data={formPageStructuredData(page, entry)} />
        <header className="mb-10">
          <h1 className="text-4xl font-semibold tracking-tight sm:text-5xl">{title}</h1>
          <p className="mt-4 max-w-[60ch] text-lg text-pretty text-muted">{description}</p>
          <p className="mt-4 text-sm text-muted">
            {author && <>{author.name}, </>}
            <time dateTime={modified ?? published}>{formatDate(modified ?? published)}</time>
          </p>
          <a
            href="#form"
            className="mt-5 inline-flex min-h-8 items-center gap-2 text-sm font-medium underline decoration-coral underline-offset-4 lg:hidden"
          >
            {formTitle} <ArrowDown size={16} />
          </a>
        </header>
        {cover && (
          <Cover
            cover={cover}
            eager
            sizes="(min-width: 1248px) 656px, (min-width: 1024px) 50vw, 100vw"
            className="mb-10"
          />
        )}
        <Prose>{renderTree(documentOf(entry).tree, context)}</Prose>
        <ArticleIslands />
      </article>
      <aside id="form" aria-label="Form" className="mt-14 lg:mt-0">
        {/* Taller than many windows, so it sticks once its lower end is in view. */}
        <div className="lg:sticky lg:top-[min(7rem,calc(100dvh-860px-12rem))]">
          <FormInline form={form} hidden={hidden} className="h-[400px] lg:h-[860px]">
            <div className="border-b border-line bg-raised px-6 py-4">
              <h2 className="font-semibold">{formTitle}</h2>
              {formLead && <p className="mt-1 text-body-sm text-pretty text-muted">{formLead}</p>}
            </div>
          </FormInline>
        </div>
      </aside>
    </div>
  )
}
