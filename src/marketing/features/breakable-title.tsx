import { Fragment } from 'react'

/** A title that may break after a slash, so that "Manage/Govern/Integrate" fits where it is narrow. */
export function BreakableTitle({ title }: { title: string }) {
  return title.split('/').map((part, index) => (
    <Fragment key={part}>
      {index > 0 && (
        <>
          /<wbr />
        </>
      )}
      {part}
    </Fragment>
  ))
}
