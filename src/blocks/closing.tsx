import type { ReactNode } from 'react'
import { FormButton } from '@/forms/form-button'
import { SignUpButton } from '@/site/sign-up-button'
import styles from './closing.module.css'

type Props = { heading: ReactNode; intro: ReactNode; more?: ReactNode }

/** The last section of a page: its buttons, or else to try it or talk to someone. It takes the place of the sign-up banner. */
export function Closing({ heading, intro, more }: Props) {
  return (
    <section aria-labelledby="closing" data-closing="" className={styles.closing}>
      <div className="container-page grid grid-cols-1 gap-x-16 gap-y-8 py-12 md:py-24 lg:grid-cols-[minmax(0,1fr)_auto] lg:items-end">
        <div>
          <h2
            id="closing"
            className="max-w-[20ch] text-4xl leading-[1.08] font-semibold tracking-[-0.03em] wrap-break-word md:text-5xl"
          >
            {heading}
          </h2>
          <div className="mt-5 max-w-[40rem] text-lg text-pretty text-soft">{intro}</div>
        </div>
        {more ?? (
          <div className="actions">
            <SignUpButton size="lg" />
            <FormButton form="sales" variant="secondary" size="lg" />
          </div>
        )}
      </div>
    </section>
  )
}
