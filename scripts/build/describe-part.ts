import { describePart, type Part } from './describe-pages'

// A process of describe-pages.ts: describes the pages that it is sent, and sends back what it found.
process.once('message', (part: Part) => {
  void describePart(...part).then((described) => process.send?.(described, () => process.disconnect()))
})
// Without pages that a failed build leaves.
process.once('disconnect', () => process.exit())
