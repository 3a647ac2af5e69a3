import type { Metadata, Viewport } from 'next'
import { backgroundColors } from '@/config/brand'

/** Metadata of all pages. Without `metadataBase`, with which Next takes the slash off the URL of the home page. */
export const rootMetadata: Metadata = {
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
