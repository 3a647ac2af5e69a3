import clsx from 'clsx'
import { closingsFile } from '@/content/collections'
import { FormButton } from '@/forms/form-button'
import { SignUpButton } from '@/site/sign-up-button'
import styles from './closing.module.css'

type Look = {
  /** No banner follows, so it ends at the footer. */
  last?: boolean
}

/** The closing of a page by its name in content/closings.yaml. Throws a RangeError for an unknown name. */
export function Closing({ page, last }: Look & { page: string }) {
  const closing = closingsFile.all()[0]?.data[page]
  if (!closing) throw new RangeError(`content/closings.yaml has no entry "${page}"`)
  return <ClosingSection {...closing} last={last} />
}

/** The last section of a marketing page: try it, or talk to someone. The sign-up banner below it shrinks to one line (banners.css). */
export function ClosingSection({ heading, text, last }: Look & { heading: string; text: string }) {
  return (
    <section
      aria-labelledby="closing"
      data-closing=""
      className={clsx(styles.closing, !last && 'mb-10 border-b border-line md:mb-14')}
    >
      <div className="container-page grid grid-cols-1 gap-x-16 gap-y-8 py-12 md:py-24 lg:grid-cols-[minmax(0,1fr)_auto] lg:items-end">
        <div>
          <h2
            id="closing"
            className="max-w-[20ch] text-4xl leading-[1.08] font-semibold tracking-[-0.03em] wrap-break-word md:text-5xl"
          >
            {heading}
          </h2>
          <p className="mt-5 max-w-[40rem] text-lg text-pretty text-muted">{text}</p>
        </div>
        <div className="actions">
          <SignUpButton size="lg" />
          <FormButton form="sales" variant="secondary" size="lg" />
        </div>
      </div>
    </section>
  )
}
