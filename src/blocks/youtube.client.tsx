'use client'

import { useState } from 'react'

type Props = { id: string; title: string }

/** A YouTube video behind a button; makes no request to YouTube before the click. */
export function Youtube({ id, title }: Props) {
  const [open, setOpen] = useState(false)
  return (
    <figure>
      <div className="relative aspect-video overflow-hidden rounded-card border border-line bg-raised">
        {open ? (
          // oxlint-disable-next-line react/iframe-missing-sandbox -- the player needs scripts and its own origin
          <iframe
            src={`https://www.youtube-nocookie.com/embed/${id}?autoplay=1`}
            title={title}
            allow="autoplay; encrypted-media; picture-in-picture; fullscreen"
            className="absolute inset-0 size-full border-0"
          />
        ) : (
          <a
            href={`https://www.youtube.com/watch?v=${id}`}
            onClick={(event) => {
              event.preventDefault()
              setOpen(true)
            }}
            className="absolute inset-0 grid place-items-center p-6 text-center text-text no-underline hover:bg-raised-2"
          >
            <span>
              <span aria-hidden className="mb-3 block text-4xl text-accent">
                ▶
              </span>
              <span className="block font-medium">{title}</span>
              <span className="text-sm text-muted">Plays from YouTube, which then sees your visit</span>
            </span>
          </a>
        )}
      </div>
    </figure>
  )
}
