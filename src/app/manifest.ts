import type { MetadataRoute } from 'next'
import { brand, backgroundColors } from '@/config/brand'
import { site } from '@/config/site'

export default function manifest(): MetadataRoute.Manifest {
  return {
    name: site.seo.title,
    short_name: brand,
    description: site.seo.description,
    start_url: '/',
    display: 'browser',
    background_color: backgroundColors.dark,
    theme_color: backgroundColors.dark,
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  }
}
