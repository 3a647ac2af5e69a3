import localFont from 'next/font/local'
import './globals.css'

const inter = localFont({ src: './fonts/inter.woff2', variable: '--font-inter', weight: '100 900', display: 'swap' })
const jetbrains = localFont({
  src: './fonts/jetbrains-mono.woff2',
  variable: '--font-jetbrains',
  weight: '100 800',
  display: 'swap',
  preload: false,
})

export default function RootLayout({ children }: LayoutProps<'/'>) {
  return (
    <html lang="en" className={`dark ${inter.variable} ${jetbrains.variable}`} suppressHydrationWarning>
      <body>{children}</body>
    </html>
  )
}
