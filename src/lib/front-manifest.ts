/** What the build leaves for the front (src/server/manifest.ts), relative to the project. */
export const manifestFile = '.next/front/manifest.json'
