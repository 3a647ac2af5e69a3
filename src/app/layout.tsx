import { rootMetadata, rootViewport } from '@/seo/root'
import { Document } from './document'

export const metadata = rootMetadata
export const viewport = rootViewport

/** The root layout of all pages. */
export default function RootLayout({ children }: LayoutProps<'/'>) {
  return <Document>{children}</Document>
}
