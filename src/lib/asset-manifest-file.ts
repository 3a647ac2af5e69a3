/** The manifest that the build writes for the front server (src/server/asset-manifest.ts), relative to the project. */
export const assetManifestFile = '.next/front/asset-manifest.json'
