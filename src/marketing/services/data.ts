import { servicesFile } from '@/content/collections'
import type { ServicesData } from '@/content/schemas/services'

/** The content of the services page. Throws when content/services/services.yaml is missing. */
export function servicesData(): ServicesData {
  const [entry] = servicesFile.all()
  if (!entry) throw new Error('content/services/services.yaml is missing')
  return entry.data
}
