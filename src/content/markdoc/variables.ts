import { brand, cli, productSlug, routerImage } from '@/config/brand'
import composer from '@theguild/federation-composition/package.json' with { type: 'json' }
import second from '@wundergraph/composition/package.json' with { type: 'json' }
import { externalLink } from '@/config/external-links'

const source = externalLink('repository')
const repository = source.configured ? source.href : `https://github.example/${productSlug}/cosmo`

/** Variables content may use, so that the vendor's names and addresses are never written by hand. */
export const variables = {
  brand,
  product: productSlug,
  cli,
  repository,
  routerImage,
  composer: `${composer.name} ${composer.version}`,
  secondComposer: `${second.name} ${second.version}`,
}
