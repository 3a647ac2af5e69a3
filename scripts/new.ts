import { newPost, usage } from './new-post'

// `npm run new post`: starts a file of content/ from a few answers.
const [kind, ...flags] = process.argv.slice(2)
if (kind === 'post') process.exit(await newPost(flags))
console.error(usage)
process.exit(2)
