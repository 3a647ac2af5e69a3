/** Longest query looked at, in characters. */
export const longestQuery = 100
