/** A link or button that is an icon. */
export const iconLink =
  'flex size-10 items-center justify-center rounded-lg text-muted transition-colors hover:bg-text/7 hover:text-text'
