/** The frame of a demo, the same before and after its editors are there. */
export const frame =
  '@container overflow-hidden rounded-card border border-line-strong bg-ground shadow-float'

/** Panes, two beside each other where there is room. */
export const panes =
  'grid gap-px bg-line md:grid-cols-2 *:flex *:min-w-0 *:flex-col *:bg-ground md:*:last:odd:col-span-full'

/** The bar above a pane with its name. */
export const paneName =
  'flex min-h-10 flex-none items-center justify-between gap-3 border-b border-line bg-raised px-4 text-caption text-muted'

/** Listings and editors have the same height, so that nothing moves when one replaces the other. */
export const paneCode = 'code-compact flex-[1_0_auto] overflow-auto bg-code-ground [&_pre]:min-h-full'

/** For code and then its result: on a phone the result comes first, then the text of the case, then the code. */
export const resultFirst = 'max-sm:contents max-sm:*:last:-order-1 sm:max-md:*:last:order-first'
/** Panes and their result, which is beside them in a wide frame. It has the height of a pane and scrolls, so that nothing moves when it changes. */
export const besideResult = `${resultFirst} xl:pointer-fine:[--editor-wrap:pre-wrap] xl:pointer-fine:[--hang:4ch] flex flex-col max-sm:*:last:min-h-82 not-print:sm:*:last:h-56 *:last:fade-below *:last:overflow-y-auto @5xl:grid @5xl:grid-cols-[minmax(0,1fr)_22rem] @5xl:*:last:h-0 @5xl:*:last:min-h-full`
export const resultPane = 'min-w-0 border-line-strong bg-raised p-4 @max-5xl:border-t @5xl:border-s'

/** A bar below the panes. */
export const actionBar =
  'flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-line px-4 py-3.5 text-balance'
