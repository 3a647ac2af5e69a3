import { Picture } from '@/ui/picture'

type Props = { src: string; width: number; height: number; alt: string; caption?: string }

/** A picture of an article with its caption, as wide as the text column. */
export function Figure({ caption, ...picture }: Props) {
  return (
    <figure>
      <Picture {...picture} sizes="(min-width: 768px) 720px, 100vw" className="h-auto w-full rounded-card" />
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  )
}
