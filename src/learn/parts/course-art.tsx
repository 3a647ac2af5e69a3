type Props = { chapters: number; written: number }

const size = 480
const center = size / 2

/** The course as a solar system with a body on a ring for each chapter. Announced chapters are faint. */
export function CourseArt({ chapters, written }: Props) {
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      aria-hidden="true"
      className="block aspect-[16/9] w-full bg-raised-2 lg:aspect-auto lg:h-full"
      preserveAspectRatio="xMidYMid slice"
    >
      <circle cx={center} cy={center} r="26" className="fill-coral" />
      {Array.from({ length: chapters }, (_, index) => {
        const radius = 56 + index * 26
        const angle = 2.1 + index * 2.4
        const isWritten = index < written
        return (
          <g key={radius}>
            <circle
              cx={center}
              cy={center}
              r={radius}
              fill="none"
              strokeDasharray={isWritten ? undefined : '2 6'}
              className={isWritten ? 'stroke-line-strong' : 'stroke-line-strong opacity-60'}
            />
            <circle
              cx={(center + radius * Math.cos(angle)).toFixed(1)}
              cy={(center + radius * Math.sin(angle)).toFixed(1)}
              r={isWritten ? 10 : 6}
              strokeWidth="1.5"
              className={isWritten ? 'fill-cool' : 'fill-raised-2 stroke-muted'}
            />
          </g>
        )
      })}
    </svg>
  )
}
