import { writeAssetManifest } from './write-asset-manifest'

/** Last step of `npm run build`, in its own process. Argument: when a page next changes without an edit, if one does. */
const [nextChange = null] = process.argv.slice(2)
console.log(await writeAssetManifest(process.cwd(), nextChange))
