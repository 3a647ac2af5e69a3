'use client'

import { Button } from '@/ui/button'

/** Opens the print dialog; without script the style sheet hides it. */
export function PrintButton() {
  return (
    <Button variant="secondary" className="noscript:hidden" onClick={() => print()}>
      Print
    </Button>
  )
}
