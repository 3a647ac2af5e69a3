import { newPost } from './new-post'

// `npm run new post`: starts a file of content/ from a few answers.
const [kind, ...flags] = process.argv.slice(2)
if (kind === 'post') process.exit(await newPost(flags))
console.error('Usage: npm run new post [-- --title … --description … --category … --author … --date …]')
process.exit(1)
