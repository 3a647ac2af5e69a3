import { useEffect, useState, type ReactNode } from 'react'
import { wordsOf } from './model'
import { picturePath } from './session'

// What blocks look like while they are edited: like the block of the page, in the space that the editor has.

const text = (value: unknown) => (typeof value === 'string' ? value : '')

/** A drawing, inline so that it has the colors of the page. */
function Drawing({ path }: { path: string }) {
  const [markup, setMarkup] = useState('')
  useEffect(() => {
    void fetch(path).then(async (response) => setMarkup(response.ok ? await response.text() : ''))
  }, [path])
  return <div className="drawing" dangerouslySetInnerHTML={{ __html: markup }} />
}

/** A picture beside the open entry, or why there is none. */
export function PictureOf({ name, alt = '' }: { name: string; alt?: string }) {
  const path = picturePath(name)
  if (path?.endsWith('.svg')) return <Drawing path={path} />
  if (path) return <img src={path} alt={alt} />
  return (
    <em>{name === './cover.webp' ? 'A plain cover is made when you save' : `no such picture: ${name}`}</em>
  )
}

type Block = { name: string; value: Record<string, unknown>; children?: ReactNode }

export function Preview({ name, value, children }: Block) {
  // All pages but those of courses are dark.
  const scheme = location.pathname.includes('/chapters-') ? '' : 'kui-scheme--dark'
  if (name === 'figure' || name === 'drawing')
    return (
      <figure className={scheme}>
        {name === 'figure' && <PictureOf name={text(value.src)} alt={text(value.alt)} />}
        {name === 'drawing' && <Drawing path={`/content/drawings/${text(value.name)}.svg`} />}
        <figcaption>{text(value.caption)}</figcaption>
      </figure>
    )
  const dataOf = ([key, item]: [string, unknown]) => [`data-${key}`, item === true ? 'true' : text(item)]
  const shown = 'eyebrow title summary legend label text name form id primary author'.split(' ')
  const words = shown.flatMap((key) => text(value[key]) || []).join(' · ')
  return (
    <div
      className={`block block-${name} ${scheme}`}
      {...Object.fromEntries(Object.entries(value).map(dataOf))}
    >
      <p className="words" contentEditable={false}>
        {words || (children ? '' : wordsOf(name))}
      </p>
      {children}
    </div>
  )
}
