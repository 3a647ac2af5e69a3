import type { ReactNode } from 'react'
import { BrightwaterHealth } from './brightwater-health'
import { FathomLedger } from './fathom-ledger'
import { HaldenFreight } from './halden-freight'
import { LumenAndPine } from './lumen-and-pine'
import { OctaveRail } from './octave-rail'
import styles from './picture.module.css'

/** A drawing of what a customer's story is about, and the sentence below it. */
const pictures: Record<string, { drawing: ReactNode; caption: string }> = {
  'halden-freight': {
    drawing: <HaldenFreight />,
    caption:
      'Each container is ten fields of the graph. The 14 dashed ones are the 140 fields that no client read in two weeks.',
  },
  'octave-rail': {
    drawing: <OctaveRail />,
    caption: 'Train 4417 on three screens, before and after they shared one definition of its departure.',
  },
  'lumen-and-pine': {
    drawing: <LumenAndPine />,
    caption: 'Partners see the fields in the light. The contract leaves out what is tagged internal.',
  },
  'brightwater-health': {
    drawing: <BrightwaterHealth />,
    caption: 'Each square is a registered operation of the portal. The router refuses the 65th.',
  },
  'fathom-ledger': {
    drawing: <FathomLedger />,
    caption:
      'A check on May 18 sees 30 days of traffic. The directory adds the export of each quarter’s last day.',
  },
}

/** The drawing of a customer, or nothing for a customer without one. */
export function CustomerPicture({ slug, className }: { slug: string; className?: string }) {
  const picture = pictures[slug]
  if (!picture) return null
  return (
    <figure data-play="" className={className}>
      <div className={styles.frame}>{picture.drawing}</div>
      <figcaption className="mt-3 text-caption leading-normal text-muted">{picture.caption}</figcaption>
    </figure>
  )
}
