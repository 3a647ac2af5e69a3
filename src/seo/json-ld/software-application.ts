import { paths } from '@/config/paths'
import type { SoftwareApplication } from 'schema-dts'
import { absoluteUrl } from '@/config/site'
import { publisher } from './publisher'

type Offer = { name: string; description: string; price: number }

/** Describes the platform with its plans. Expects prices in US dollars per month. Custom plans are not offers. */
export function softwareApplication(application: {
  name: string
  description: string
  offersPath: string
  offers: Offer[]
}): SoftwareApplication {
  const { name, description, offersPath, offers } = application
  return {
    '@type': 'SoftwareApplication',
    name,
    description,
    url: absoluteUrl(paths.cosmo),
    applicationCategory: 'DeveloperApplication',
    operatingSystem: 'Linux, macOS, Windows',
    publisher: publisher(),
    offers: offers.map((offer) => ({
      '@type': 'Offer',
      name: offer.name,
      description: offer.description,
      url: absoluteUrl(offersPath),
      price: offer.price,
      priceCurrency: 'USD',
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        price: offer.price,
        priceCurrency: 'USD',
        unitCode: 'MON',
      },
    })),
  }
}
