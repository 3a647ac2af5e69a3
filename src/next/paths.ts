/** Next's command line, for `node`. */
export const nextCommand = 'node_modules/next/dist/bin/next'

/** The arguments of its build in two processes: the first compiles and frees 1.6 GB before the second renders pages. */
export const buildArguments = {
  compile: ['build', '--experimental-build-mode', 'compile'],
  generate: ['build', '--experimental-build-mode', 'generate'],
}

/** Next's output, in the project while it builds and in the folder of a finished build. */
export const nextFolder = '.next'
/** What in that folder belongs to the project and not to one build. */
export const sharedOutputs = ['cache', 'dev', 'diagnostics', 'lock', 'trace', 'trace-build', 'types']

/** Where the build puts files with a hash in their name, and the address they are served from. */
export const staticFolder = `${nextFolder}/static`
export const staticPrefix = '/_next/static/'

/** Scripts and style sheets that browsers load. */
export const chunksFolder = `${staticFolder}/chunks`

/** Address of the image optimizer. */
export const imagePath = '/_next/image'

/** Formats that resized pictures are made in, the preferred one first, when the client accepts them. */
export const imageFormats: ('image/avif' | 'image/webp')[] = ['image/avif', 'image/webp']

/** The file behind an optimizer address such as `/_next/image?url=%2Fa.webp&w=640`; any other address unchanged. */
export function originalImage(address: string): string {
  if (!address.startsWith(`${imagePath}?`)) return address
  return new URL(address, 'http://site').searchParams.get('url') ?? address
}
