import { writeManifest } from './front-manifest'

/** The last step of `npm run build`, in a process of its own. Takes when a page changes by itself, if one does. */
const [nextChange = null] = process.argv.slice(2)
console.log(await writeManifest(process.cwd(), nextChange))
