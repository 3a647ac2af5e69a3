/**
 * The vendor, written once. Renaming the vendor is editing this folder; content says `{% $brand %}`,
 * `{% $product %}` and `{% $cli %}`. Nothing here depends on the environment, so script in the browser may use it.
 */
export const brand = 'Perigee'
/** Slug of the product, part of three routes (docs/contracts/routes.md#pages). */
export const productSlug = 'perigee'
export const platformName = `${brand} Cosmo`
export const cli = 'perigee'
/**
 * What a page stands on (docs/contracts/site-chrome.md#colors-and-type), as src/app/globals.css has it; browsers
 * colour their bars with it.
 */
export const grounds = { dark: '#07090f', light: '#fbfbfd' }
export const routerImage = 'ghcr.example/perigee/cosmo-router'
