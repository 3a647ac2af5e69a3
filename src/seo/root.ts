import type { Metadata, Viewport } from 'next'
import { backgroundColors } from '@/config/brand'
import { site } from '@/config/site'

/** Metadata shared by all pages. Pages add theirs with `pageMetadata`. */
export const rootMetadata: Metadata = {
  metadataBase: new URL(site.seo.siteUrl),
  icons: {
    icon: [
      { url: '/favicon.ico', sizes: '48x48' },
      { url: '/icon.svg', type: 'image/svg+xml' },
    ],
    apple: '/apple-touch-icon.png',
  },
  manifest: '/manifest.webmanifest',
}

export const rootViewport: Viewport = { themeColor: backgroundColors.dark, colorScheme: 'dark light' }
