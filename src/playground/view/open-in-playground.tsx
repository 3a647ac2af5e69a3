import { ArrowRight } from '@/ui/icon'

/** Opens an example, with a name for screen readers. Its long address is left out of Markdown and of search. */
export function OpenInPlayground({ href, name }: { href: string; name: string }) {
  return (
    <a
      href={href}
      data-chrome
      className="group inline-flex min-h-6.5 items-center gap-1.5 text-text underline decoration-line-strong underline-offset-4 hover:decoration-coral sm:ms-auto pointer-coarse:min-h-11"
    >
      <span>
        Open <span className="sr-only">{name} </span>in the playground
      </span>
      <ArrowRight
        size={13}
        className="shrink-0 text-muted transition-transform group-hover:translate-x-0.5"
      />
    </a>
  )
}
