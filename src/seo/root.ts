import type { Metadata, Viewport } from 'next'
import { grounds } from '@/config/brand'
import { site } from '@/config/site'

/** What the head of every page shares; pages add theirs through `pageMetadata`. */
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

export const rootViewport: Viewport = { themeColor: grounds.dark, colorScheme: 'dark light' }
