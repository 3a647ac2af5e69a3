/**
 * The vendor's names. To rename the vendor, edit this folder; content uses `{% $brand %}`, `{% $product %}` and
 * `{% $cli %}`. Nothing here reads the environment, so browser code may import it.
 */
export const brand = 'Perigee'
/** Slug of the product, part of three routes (docs/contracts/routes.md#pages). */
export const productSlug = 'perigee'
export const platformName = `${brand} Cosmo`
export const cli = 'perigee'
/** Page backgrounds (docs/contracts/site-chrome.md#colors-and-type), the same as in src/app/globals.css. Browsers color their toolbars with them. */
export const backgroundColors = { dark: '#07090f', light: '#fbfbfd' }
export const routerImage = 'ghcr.example/perigee/cosmo-router'

/** The three routes that contain the product slug (docs/contracts/routes.md#pages). */
export const productRoutes = {
  foundingPost: `/blog/how_${productSlug}_helps_developers_to_compose_and_integrate_apis`,
  graphosAlternative: `/use-cases/${productSlug}-as-apollo-graphos-alternative`,
  hasuraAlternative: `/use-cases/${productSlug}-as-hasura-cloud-alternative`,
} as const
