import type { ThemedPicture } from '@/content/pictures'
import { Picture } from '@/ui/picture'

type BoxProps = { picture: ThemedPicture | undefined; sizes: string; className: string }

/** The drawing of a chapter in a list. */
export function ChapterArt({ picture, sizes, className }: BoxProps) {
  return (
    <div className={`overflow-hidden rounded-lg bg-raised-2 ${className}`}>
      {picture && <ThemedArt picture={picture} sizes={sizes} className="size-full object-cover" />}
    </div>
  )
}

type Props = { picture: ThemedPicture; sizes: string; className?: string }

/** A drawing in the reader's theme. That of the other theme is lazy and has no box, so browsers never fetch it. */
export function ThemedArt({ picture: { dark, light }, sizes, className = '' }: Props) {
  return (
    <>
      <Picture {...dark} alt="" sizes={sizes} className={`${className} light:hidden`} />
      <Picture {...light} alt="" sizes={sizes} className={`${className} hidden light:block`} />
    </>
  )
}
