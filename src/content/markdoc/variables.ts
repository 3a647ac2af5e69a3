import { brand, cli, productSlug, routerImage } from '@/config/brand'

/** Variables content may use, so that the vendor's names are never written by hand. */
export const variables = { brand, product: productSlug, cli, routerImage }
