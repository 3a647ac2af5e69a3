type Props = {
  src: string
  poster?: string
  title: string
  width: number
  height: number
  loop?: boolean
  muted?: boolean
  /** WebVTT file. */
  captions: string
}

/** A video of this site with the browser's own controls; loads nothing before it is played. */
export function Video({ title, captions, ...video }: Props) {
  return (
    <figure>
      <video
        {...video}
        controls
        playsInline
        preload="none"
        aria-label={title}
        className="h-auto w-full rounded-card"
      >
        <track kind="captions" src={captions} srcLang="en" default />
      </video>
      <figcaption>{title}</figcaption>
    </figure>
  )
}
