import clsx from 'clsx'
import type { ComponentPropsWithoutRef, MouseEvent } from 'react'

/** A spinning arc in the text color. Decorative, so the caller must also say in words what is loading. */
function Spinner() {
  return (
    <svg
      width={16}
      height={16}
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      aria-hidden="true"
      className="spinner"
    >
      <circle cx="8" cy="8" r="6.5" opacity="0.25" />
      <path d="M8 1.5a6.5 6.5 0 0 1 6.5 6.5" />
    </svg>
  )
}

export type ButtonVariant = keyof typeof variants
export type ButtonSize = keyof typeof sizes
export type ButtonLook = { variant?: ButtonVariant; size?: ButtonSize }

type ButtonProps = ComponentPropsWithoutRef<'button'> &
  ButtonLook & {
    /** Shows the spinner and disables the button. Pass `false` too, so that the label can be announced later. */
    loading?: boolean
    /** Replaces the content while loading and is announced politely. */
    loadingLabel?: string
  }

/** A button. While it loads without a label, a spinner covers its content and its width stays (styles/busy.css). */
export function Button(props: ButtonProps) {
  const {
    variant,
    size,
    loading,
    loadingLabel,
    disabled,
    onClick,
    className,
    children,
    type = 'button',
    ...rest
  } = props
  return (
    <>
      <button
        type={type}
        className={buttonClass({ variant, size }, className)}
        disabled={disabled}
        // Not `disabled`: the button would lose focus, and keyboard users their place.
        aria-disabled={loading || undefined}
        aria-busy={loading || undefined}
        data-spinner={loading && loadingLabel ? '' : undefined}
        onClick={loading || (onClick && rest['aria-disabled']) ? refuse : onClick}
        {...rest}
      >
        {loading && loadingLabel ? (
          <>
            <Spinner />
            {loadingLabel}
          </>
        ) : (
          children
        )}
      </button>
      {loading !== undefined && loadingLabel && (
        <span role="status" className="sr-only">
          {loading ? loadingLabel : ''}
        </span>
      )}
    </>
  )
}

function refuse(event: MouseEvent): void {
  event.preventDefault()
  event.stopPropagation()
}

/** Classes that make any element look like a button of the given variant (primary) and size (md). */
export function buttonClass(
  { variant = 'primary', size = 'md' }: ButtonLook = {},
  className?: string,
): string {
  return clsx(
    'relative inline-flex max-w-full shrink-0 cursor-pointer items-center justify-center gap-2 py-1 text-center font-medium select-none xs:whitespace-nowrap',
    'button',
    sizes[size],
    variants[variant],
    className,
  )
}

const sizes = {
  sm: 'min-h-8 rounded-lg px-3 text-caption',
  md: 'min-h-10 rounded-lg px-4 text-sm',
  lg: 'min-h-12 rounded-card px-6 text-base in-[.actions]:max-xs:px-3',
}

const variants = {
  primary: 'button-primary',
  secondary: 'button-secondary',
  ghost: 'button-ghost in-[.actions]:first:-ms-4 in-[.actions]:first:justify-start',
}
