import type { ReactNode } from 'react'
import { FormButton } from '@/forms/form-button'
import { SignUpButton } from '@/site/sign-up-button'

type Props = { heading: ReactNode; text: ReactNode }

/** The last section of a marketing page: try it, or talk to someone. */
export function Closing({ heading, text }: Props) {
  return (
    <section aria-labelledby="closing" className="relative overflow-clip">
      <div className="relative container-page py-20 text-center md:py-28">
        <h2
          id="closing"
          className="mx-auto max-w-[22ch] text-4xl leading-[1.1] font-semibold tracking-tight md:text-5xl"
        >
          {heading}
        </h2>
        <p className="mx-auto mt-5 max-w-[38rem] text-lg text-pretty text-muted">{text}</p>
        <div className="mt-9 flex flex-wrap justify-center gap-3">
          <SignUpButton size="lg" />
          <FormButton form="sales" variant="secondary" size="lg" />
        </div>
      </div>
    </section>
  )
}
