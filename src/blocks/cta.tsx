import { popupSizes } from '@/config/forms'
import { FormButton } from '@/forms/form-button'
import { ButtonLink } from '@/ui/button-link'

type Props = { title: string; text?: string; label: string; href?: string; form?: string }

/** A call to action inside an article that links to a page or opens a form. */
export function Cta({ title, text, label, href, form }: Props) {
  return (
    <div className="not-prose my-10 rounded-card border border-line-strong bg-raised p-6 sm:flex sm:items-center sm:gap-8">
      <div className="grow">
        <p className="text-lg font-semibold">{title}</p>
        {text && <p className="mt-1 text-muted">{text}</p>}
      </div>
      {href ? (
        <ButtonLink href={href} className="mt-4 sm:mt-0">
          {label}
        </ButtonLink>
      ) : (
        <FormButton form={form} popupSize={popupSizes.article} className="mt-4 sm:mt-0">
          {label}
        </FormButton>
      )}
    </div>
  )
}
