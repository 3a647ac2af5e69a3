import type { Metadata, Viewport } from 'next'
import { backgroundColors } from '@/config/brand'

/**
 * Metadata shared by all pages. Pages add theirs with `pageMetadata`, whose URLs are absolute. There is no
 * `metadataBase`, because with one Next takes the slash off the URL of the home page, which has it everywhere else.
 */
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
