import { servicesFile } from '@/content/collections'
import type { ServicesData } from '@/content/schemas/services'

/** What the page tells. Throws when content/services/services.yaml is missing. */
export function servicesData(): ServicesData {
  const [entry] = servicesFile.all()
  if (!entry) throw new Error('content/services/services.yaml is missing')
  return entry.data
}
