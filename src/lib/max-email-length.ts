/** Maximum length of an email address, in characters (RFC 5321). */
export const maxEmailLength = 254
