/** Longest address that a mail system takes, in characters (RFC 5321). */
export const longestEmail = 254
