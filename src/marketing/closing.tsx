import clsx from 'clsx'
import { closingsFile } from '@/content/collections'
import { FormButton } from '@/forms/form-button'
import { SignUpButton } from '@/site/sign-up-button'
import { OrbitField } from '@/ui/art/orbit-field'

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
      className={clsx('relative overflow-clip', !last && 'mb-10 border-b border-line md:mb-14')}
    >
      <OrbitField
        seed="closing"
        center={[0.5, 1]}
        body
        className="top-auto aspect-2/1 h-auto min-h-full mask-t-from-20% mask-t-to-85%"
      />
      <div className="relative container-page py-20 text-center md:py-28">
        <h2
          id="closing"
          className="mx-auto max-w-[22ch] text-4xl leading-[1.1] font-semibold tracking-tight md:text-5xl"
        >
          {heading}
        </h2>
        <p className="mx-auto mt-5 max-w-[38rem] text-lg text-pretty text-muted">{text}</p>
        <div className="actions mt-9 justify-center">
          <SignUpButton size="lg" />
          <FormButton form="sales" variant="secondary" size="lg" />
        </div>
      </div>
    </section>
  )
}
