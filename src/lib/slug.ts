import slugify from 'slugify'

/** Anchor of a feature on /cosmo/features: case is kept, "Router / Gateway" becomes `Router-Gateway`. */
export function featureAnchor(title: string): string {
  return slugify(title, { strict: true })
}
