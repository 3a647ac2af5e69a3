import { CircleCheck, CircleX } from '@/ui/icon'
import type { Composer, Composition } from '../engine/messages'

/** Whether subgraphs compose, in a word or two, and who says so. */
export function Verdict({ composition: { composes, problems, composer } }: { composition: Composition }) {
  const Mark = composes ? CircleCheck : CircleX
  return (
    <>
      <span className="inline-flex items-center gap-2 text-sm font-semibold">
        <Mark size={18} className={composes ? 'text-success' : 'text-danger'} />
        {composes ? 'Composes' : problemCount(problems.length)}
      </span>
      <CheckedBy composer={composer} />
    </>
  )
}

/** Names the composer that checked the schemas, with its version. */
export function CheckedBy({ composer: { name, version } }: { composer: Composer }) {
  return (
    <span className="text-caption font-normal text-muted">
      Checked by <span className="inline-block">{name}</span> {version}
    </span>
  )
}

/** The verdict of the second composer beside that of the first, which may have none. */
export function secondVerdict(second: boolean, first?: boolean): string {
  const beside = first === second ? ', too' : `, although the first ${first ? 'composes' : 'refuses'} them`
  return `The second composer ${second ? 'composes' : 'refuses'} them${first === undefined ? '' : beside}.`
}

/** A number of problems in words, such as `2 problems`. */
export function problemCount(count: number): string {
  return count === 1 ? '1 problem' : `${count} problems`
}
