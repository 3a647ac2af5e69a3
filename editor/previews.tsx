import { useEffect, useState, type ReactNode } from 'react'
import { wordsOf } from './model'
import { picturePath } from './session'

// What blocks look like while they are edited: like the block of the page, in the space that the editor has.

type View = (props: { name: string; value: Record<string, unknown>; children?: ReactNode }) => ReactNode
const text = (value: unknown) => (typeof value === 'string' ? value : '')

/** A drawing of content/drawings, inline so that it has the colors of the page. */
function Drawing({ name }: { name: string }) {
  const [markup, setMarkup] = useState('')
  useEffect(() => {
    void fetch(`/content/drawings/${name}.svg`).then(async (response) =>
      setMarkup(response.ok ? await response.text() : ''),
    )
  }, [name])
  return <div className="drawing" dangerouslySetInnerHTML={{ __html: markup }} />
}

/** A picture beside the open entry, or why there is none. */
export function PictureOf({ name, alt = '' }: { name: string; alt?: string }) {
  const path = picturePath(name)
  if (path) return <img src={path} alt={alt} />
  return <em>{name === './cover.webp' ? 'A plain cover is made when you save' : `${name} is missing`}</em>
}

const button: View = ({ name, value }) => (
  <span className={`button ${name} ${text(value.variant)}`}>{text(value.label) || wordsOf(name)}</span>
)

export const previews: Record<string, View> & { other: View } = {
  drawing: ({ value }) => (
    <figure>
      <Drawing name={text(value.name)} />
      <figcaption>{text(value.caption)}</figcaption>
    </figure>
  ),
  figure: ({ value }) => (
    <figure>
      <PictureOf name={text(value.src)} alt={text(value.alt)} />
      <figcaption>{text(value.caption)}</figcaption>
    </figure>
  ),
  button,
  'sign-up': button,
  other: ({ name, value, children }) => {
    const data = Object.fromEntries(
      Object.entries(value).map(([key, item]) => [
        `data-${key}`,
        typeof item === 'string' || item === true ? String(item) : undefined,
      ]),
    )
    const words = 'eyebrow title summary legend label text name form id primary author'
      .split(' ')
      .map((key) => text(value[key]))
      .filter(Boolean)
    return (
      <div className={`block block-${name}`} {...data}>
        {words.length > 0 && <p className="words">{words.join(' · ')}</p>}
        {children}
      </div>
    )
  },
}
