import localFont from 'next/font/local'
import type { ReactNode } from 'react'
import { Analytics } from '@/analytics/analytics.client'
import { externalLink } from '@/config/external-links'
import { servicesAttribute } from '@/config/services'
import { Consent } from '@/consent/consent.client'
import { headScript } from '@/site/theme/head-script'
import { IslandBoundary } from '@/ui/island-boundary.client'
import './globals.css'
import './fonts/more.css'
import '@/site/chrome.css'

const inter = localFont({
  src: './fonts/inter.woff2',
  variable: '--font-inter',
  weight: '400 600',
  display: 'swap',
})
// Preloaded too: if discovered only through the style sheet, it would delay the first paint of listings.
const jetbrains = localFont({
  src: './fonts/jetbrains-mono.woff2',
  variable: '--font-jetbrains',
  weight: '400 600',
  display: 'swap',
})

/** The frame of every document. The head script changes attributes of <html> before hydration. */
export function Document({ children }: { children: ReactNode }) {
  return (
    <html lang="en" className={`dark ${inter.variable} ${jetbrains.variable}`} suppressHydrationWarning>
      <head>
        <meta httpEquiv="content-language" content="en" />
        <script dangerouslySetInnerHTML={{ __html: headScript }} />
      </head>
      <body data-services={servicesAttribute()} data-repository={externalLink('repository').href}>
        <IslandBoundary>
          <Consent />
        </IslandBoundary>
        {children}
        <IslandBoundary>
          <Analytics />
        </IslandBoundary>
      </body>
    </html>
  )
}
