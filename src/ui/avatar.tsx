import { Picture } from './picture'

type Props = {
  name: string
  picture?: { src: string }
  /** CSS pixels (docs/contracts/images.md#avatars). */
  size?: number
}

/** A portrait, or initials when there is none. It is decorative, so show the name beside it. */
export function Avatar({ name, picture, size = 40 }: Props) {
  const look = 'shrink-0 rounded-full border border-line-strong bg-raised-2'
  if (picture) return <Picture src={picture.src} width={size} height={size} alt="" className={look} />
  const initials = name
    .split(/\s+/)
    .map((word) => word.charAt(0))
    .join('')
    .slice(0, 2)
  return (
    <span
      aria-hidden
      style={{ width: size, height: size, fontSize: size * 0.36 }}
      className={`inline-grid place-items-center font-medium text-muted ${look}`}
    >
      {initials}
    </span>
  )
}
