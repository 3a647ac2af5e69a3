/** The parser of Accept headers that Next's image optimizer uses; Next ships it without types. */
declare module 'next/dist/compiled/@hapi/accept/index.js' {
  const accept: { mediaType: (header: string, preferences: string[]) => string }
  export default accept
}
