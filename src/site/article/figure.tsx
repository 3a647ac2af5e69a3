import { Picture } from '@/ui/picture'

type Props = { src: string; width: number; height: number; alt: string; caption?: string }

/** A picture of an article with its caption, as wide as the text column. It opens by itself, in the viewer where there is one. */
export function Figure({ caption, ...picture }: Props) {
  return (
    <figure>
      <a
        href={picture.src}
        data-viewer
        data-width={picture.width}
        data-height={picture.height}
        className="block cursor-zoom-in"
      >
        <Picture
          {...picture}
          sizes="(min-width: 768px) 960px, 100vw"
          className="h-auto w-full rounded-card"
        />
      </a>
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  )
}
