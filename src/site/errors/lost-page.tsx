import type { ReactNode } from 'react'
import { paths } from '@/config/paths'
import { SearchForm } from '@/search/search-form'
import { ButtonLink } from '@/ui/button-link'
import { SmartLink } from '@/ui/link'
import { navigation } from '@/site/navigation'
import lost from './lost.svg'

type Props = { code: string; heading: string; text: ReactNode }

/** The page for an address without content: not found, or removed. */
export function LostPage({ code, heading, text }: Props) {
  return (
    <div className="container-page grid grid-cols-1 items-center gap-10 py-16 md:py-24 lg:grid-cols-2">
      <div>
        <p className="font-mono text-sm text-accent">{code}</p>
        <h1 className="mt-3 heading-article">{heading}</h1>
        <p className="mt-5 max-w-[34rem] text-lg text-soft">{text}</p>
        <div className="mt-8 max-w-[34rem]">
          <SearchForm />
        </div>
        <ButtonLink href={paths.home} size="lg" className="mt-9">
          Go to the home page
        </ButtonLink>
        <ul className="mt-10 flex max-w-[34rem] flex-wrap gap-x-6 gap-y-1 border-t border-line pt-6 text-sm">
          {navigation().errorPages.map(({ label, href }) => (
            <li key={href}>
              <SmartLink
                href={href}
                className="inline-block py-1 text-muted underline underline-offset-4 hover:text-text pointer-coarse:py-2.5"
              >
                {label}
              </SmartLink>
            </li>
          ))}
        </ul>
      </div>
      {/* A planet has left its ring. */}
      <img
        src={lost.src}
        width={lost.width}
        height={lost.height}
        alt=""
        className="dark h-auto w-full max-w-120 rounded-card bg-ground max-lg:mx-auto lg:max-w-full"
      />
    </div>
  )
}
