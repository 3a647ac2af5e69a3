import type { SVGProps } from 'react'

export type IconProps = Omit<SVGProps<SVGSVGElement>, 'children'> & { size?: number }

/** An icon from a 24-unit path: text color, 20 px by default, hidden from assistive technology. */
export function IconShape({ path, size = 20, ...props }: IconProps & { path: string }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      {...props}
    >
      <path d={path} />
    </svg>
  )
}

/** Creates an icon component, which also tells its path. */
export function createIcon(path: string) {
  const Icon = (props: IconProps) => <IconShape path={path} {...props} />
  Icon.path = path
  return Icon
}

/** The same for a filled logo. */
export function createMark(path: string) {
  return function Mark({ size = 20, ...props }: IconProps) {
    return (
      <svg width={size} height={size} viewBox="0 0 24 24" fill="currentColor" aria-hidden="true" {...props}>
        <path d={path} />
      </svg>
    )
  }
}
