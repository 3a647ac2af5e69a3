import { Drawing, Bar } from './frame'

/** Iterate: a schema change leaves the main line on a branch, is checked, and merges back. */
export function IterateDrawing() {
  return (
    <Drawing title="A schema change leaves the main line on a branch, passes a check and merges back">
      <path d="M8 168H312" className="stroke-muted" strokeWidth="1.5" />
      <path
        d="M64 168C64 128 84 118 110 118H214C246 118 262 130 262 168"
        className="stroke-amber"
        strokeWidth="1.6"
      />
      {[22, 160, 304].map((x) => (
        <circle key={x} cx={x} cy="168" r="5" className="fill-ground stroke-muted" strokeWidth="1.5" />
      ))}
      <circle cx="64" cy="168" r="6" className="fill-ground stroke-amber" strokeWidth="1.6" />
      <circle cx="262" cy="168" r="8" className="fill-amber" />
      <rect x="60" y="12" width="190" height="76" rx="9" className="fill-raised stroke-line-strong" />
      <path d="M112 88V118" className="stroke-amber" strokeDasharray="2 3" />
      <circle cx="112" cy="118" r="5" className="fill-amber" />
      <rect x="61" y="22" width="188" height="26" className="fill-danger" opacity="0.12" />
      <rect x="61" y="52" width="188" height="26" className="fill-success" opacity="0.12" />
      <Bar x={76} y={38} width={88} className="fill-danger" />
      <Bar x={76} y={68} width={112} className="fill-success" />
      <circle cx="196" cy="118" r="12" className="fill-ground stroke-success" strokeWidth="1.5" />
      <path
        d="M190.5 118.5L195 123L202 113.5"
        className="stroke-success"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </Drawing>
  )
}
