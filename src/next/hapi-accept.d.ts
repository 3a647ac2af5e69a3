/** The parser of Accept headers that Next's image optimizer uses; Next ships it without types. */
declare module 'next/dist/compiled/@hapi/accept' {
  export function mediaType(accept: string, preferences: string[]): string
}
