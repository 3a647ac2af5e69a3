import localFont from 'next/font/local'
import type { ReactNode } from 'react'
import { Analytics } from '@/analytics/analytics.client'
import { externalLink } from '@/config/external-links'
import { servicesAttribute } from '@/config/services'
import { Consent } from '@/consent/consent.client'
import { headScript } from '@/site/theme/head-script'
import { IslandBoundary } from '@/ui/island-boundary.client'
import './globals.css'
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
// Both fonts have a second file for rare characters (scripts/fonts.ts), which only pages that show one of them load.
const interMore = localFont({
  src: './fonts/inter-more.woff2',
  variable: '--font-inter-more',
  weight: '400 600',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+A1-A8, U+AA-B6, U+B8-D6, U+D8-17F, U+2010-2012, U+2015-2017, U+201A-201B, U+201E-2021, U+2023-2025, U+2027, U+2030-205E, U+2122, U+2194, U+2197-2198, U+21D2, U+21E7, U+2248, U+2260, U+2264-2265, U+25B6, U+2717',
    },
  ],
})
const jetbrainsMore = localFont({
  src: './fonts/jetbrains-mono-more.woff2',
  variable: '--font-jetbrains-more',
  weight: '400 600',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+A1-A8, U+AA-B6, U+B8-D6, U+D8-17F, U+2010-2012, U+2015-2017, U+201A-201B, U+201E-2021, U+2023-2025, U+2027, U+2030-205E, U+2122, U+2194, U+2197-2198, U+21D2, U+21E7, U+2248, U+2260, U+2264-2265, U+25B6, U+2717',
    },
  ],
})
const fonts = [inter, interMore, jetbrains, jetbrainsMore].map(({ variable }) => variable).join(' ')

/** The frame of every document. The head script changes attributes of <html> before hydration. */
export function Document({ children }: { children: ReactNode }) {
  return (
    <html lang="en" className={`dark ${fonts}`} suppressHydrationWarning>
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
