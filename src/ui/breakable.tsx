import { Fragment } from 'react'

/** A title that may break after its slashes; `restClass` is the class of what is after the first. */
export function breakable(title: string, restClass?: string) {
  const [first, ...rest] = title.split('/')
  return (
    <>
      {first}
      <span className={restClass}>
        {rest.map((part) => (
          <Fragment key={part}>
            /<wbr />
            {part}
          </Fragment>
        ))}
      </span>
    </>
  )
}
