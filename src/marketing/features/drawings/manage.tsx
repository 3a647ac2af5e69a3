import { Drawing, Bar } from './frame'

/** Boxes from the organization to single subgraphs; a role opens the marked ones. */
const boxes = [
  { x: 8, y: 78, open: false },
  { x: 122, y: 34, open: false },
  { x: 122, y: 122, open: true },
  { x: 236, y: 8, open: false },
  { x: 236, y: 56, open: false },
  { x: 236, y: 104, open: true },
  { x: 236, y: 152, open: true },
]

/** Manage: a tree of organization, graphs and subgraphs, of which a role opens one branch. */
export function ManageDrawing() {
  return (
    <Drawing title="A tree from the organization to its subgraphs. A key opens one branch, and the others stay locked">
      <path
        d="M84 98C104 98 102 54 122 54M198 54C218 54 216 28 236 28M198 54C218 54 216 76 236 76"
        className="stroke-line-strong"
        strokeWidth="1.4"
      />
      <path
        d="M84 98C104 98 102 142 122 142M198 142C218 142 216 124 236 124M198 142C218 142 216 172 236 172"
        className="stroke-amber"
        strokeWidth="1.4"
      />
      {boxes.map(({ x, y, open }) => (
        <g key={`${x} ${y}`}>
          <rect
            x={x}
            y={y}
            width="76"
            height="40"
            rx="8"
            className={open ? 'fill-raised stroke-amber' : 'fill-raised stroke-line-strong'}
          />
          <Bar x={x + 12} y={y + 23} width={open ? 36 : 44} className={open ? 'fill-text' : 'fill-muted'} />
          {open && <circle cx={x + 62} cy={y + 20} r="4" className="fill-success" />}
        </g>
      ))}
      <g className="stroke-amber" strokeWidth="2.4" strokeLinecap="round">
        <circle cx="28" cy="160" r="10" />
        <path d="M38 160H72M62 160v8M70 160v8" />
      </g>
    </Drawing>
  )
}
