import localFont from 'next/font/local'
import type { ReactNode } from 'react'
import { Analytics } from '@/analytics/analytics.client'
import { place } from '@/config/links'
import { servicesAttribute } from '@/config/services'
import { Consent } from '@/consent/consent.client'
import { bannerIds } from '@/site/banners/banners'
import { headScript } from '@/site/theme/head-script'
import './globals.css'
import '@/site/chrome.css'

const inter = localFont({
  src: './fonts/inter.woff2',
  variable: '--font-inter',
  weight: '400 600',
  display: 'swap',
})
// Fetched beforehand as well: found in the style sheet only, it would hold up the first paint of every listing.
const jetbrains = localFont({
  src: './fonts/jetbrains-mono.woff2',
  variable: '--font-jetbrains',
  weight: '400 600',
  display: 'swap',
})

/** The frame of every document. The head script changes attributes of <html> before React sees it. */
export function Document({ children }: { children: ReactNode }) {
  return (
    <html
      lang="en"
      className={`dark ${inter.variable} ${jetbrains.variable}`}
      data-banners={Object.values(bannerIds).join(' ')}
      suppressHydrationWarning
    >
      <head>
        <meta httpEquiv="content-language" content="en" />
        <script dangerouslySetInnerHTML={{ __html: headScript }} />
      </head>
      <body data-services={servicesAttribute()}>
        <Consent />
        {children}
        <Analytics repository={place('repository').href} />
      </body>
    </html>
  )
}
