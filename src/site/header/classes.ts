/** The row of a header: logo, navigation, actions. */
export const headerRow = 'container-page flex h-[56px] items-center lg:h-[64px]'

/** An item of the header's navigation. The current one has a line at the header's lower edge. */
export const navItem =
  'nav-item relative flex cursor-pointer items-center gap-1 px-2 text-sm leading-5 whitespace-nowrap text-muted lg:max-xl:text-caption transition-colors after:absolute after:inset-x-2 after:bottom-0 after:h-0.5 after:rounded-t-xs after:bg-[linear-gradient(95deg,var(--coral),var(--amber))] not-aria-[current]:after:hidden hover:text-text outline-none before:absolute before:inset-x-0.5 before:inset-y-4 has-[.jobs-badge]:before:-right-4.5 before:rounded-lg before:outline-cool focus-visible:before:outline-2 aria-expanded:text-text aria-[current]:text-text min-[68rem]:px-2.5 min-[68rem]:after:inset-x-2.5'

/** An item of the full-screen menu. */
export const overlayItem =
  'flex min-h-12 items-center gap-2.5 text-lg font-medium tracking-[-0.01em] text-text aria-[current]:text-accent'

/** Heading of a list in a menu. */
export const menuHeading = 'text-caption leading-5 font-medium text-muted'

/** A link in one of the lists of a menu. */
export const listLink = 'block px-2 py-1.5 text-sm leading-5 text-text'
