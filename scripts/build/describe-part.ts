import { describePages } from './describe-pages'
import type { Part } from './describe-in-processes'

/** A process of describe-in-processes.ts: describes the pages that it is sent, and sends back what it found. */
process.once('message', (part: Part) => {
  void describePages(...part).then((described) => process.send?.(described, () => process.disconnect()))
})
