/** Stands above a comment in which something is to be mended. */
export const mendText = 'Please look at the marked fields again.'
