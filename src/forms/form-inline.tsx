import clsx from 'clsx'
import type { ReactNode } from 'react'
import type { FormName } from '@/config/forms'
import { tabAttributes } from '@/lib/links'
import { formHref, formIdOf } from './form-address'
import { recordText } from './popup-attributes'
import { formById } from './host/forms'

type Props = {
  /** Name of a form in src/config/forms.ts, or the id of any other. */
  form: FormName | (string & {})
  hidden?: Record<string, string>
  /** Must set the height of the frame, unless `height` does. */
  className?: string
  /** Height of the frame, in pixels. */
  height?: number
  /** Lets the frame grow with the step that is shown: the least height in pixels, optionally `,` and the greatest. */
  autoResize?: string
  /** Content above the form. */
  children?: ReactNode
}

/** A form in the page, loaded near the viewport, and its outline until then. Without JavaScript it is a plain frame. */
export function FormInline({ form, hidden, className, height, autoResize, children }: Props) {
  const id = formIdOf(form)
  const title = formById(id)?.title ?? 'Form'
  const href = formHref(id, hidden)
  return (
    <div className="overflow-clip rounded-card border border-line-strong bg-ground shadow-float">
      {children}
      <div
        className={clsx('relative overflow-clip', className)}
        style={{ height }}
        data-tf-widget={id}
        data-tf-lazy=""
        data-tf-inline-on-mobile=""
        data-tf-auto-resize={autoResize}
        data-tf-hide-headers=""
        data-tf-label={title}
        data-tf-hidden={hidden && recordText(hidden)}
      >
        <noscript>
          <iframe
            src={href}
            title={title}
            loading="lazy"
            sandbox="allow-forms allow-popups allow-same-origin allow-top-navigation-by-user-activation"
            className="size-full border-0"
          />
        </noscript>
        <p className="embed-link absolute inset-0 grid content-end justify-items-center pb-5 text-sm text-muted noscript:hidden">
          <span className="form-outline" />
          <a
            href={href}
            {...tabAttributes(href)}
            className="underline decoration-line-strong underline-offset-4 hover:text-text"
          >
            Open this form on its own page
          </a>
        </p>
      </div>
    </div>
  )
}
