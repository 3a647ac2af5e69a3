import slugify from 'slugify'

/** Anchor of a feature on /cosmo/features. Keeps case: "Router / Gateway" becomes `Router-Gateway`. */
export function featureAnchor(title: string): string {
  return slugify(title, { strict: true })
}
