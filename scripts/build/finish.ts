import { writeAssetManifest } from './write-asset-manifest'

/**
 * Last step of `npm run build`, in its own process. Arguments: the folder of the build, and when a page next changes
 * without an edit, if one does.
 */
const [folder = '', nextChange = null] = process.argv.slice(2)
console.log(await writeAssetManifest(folder, nextChange))
