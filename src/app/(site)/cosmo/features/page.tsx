import { Closing } from '@/marketing/closing'
import { AnchorCase } from '@/marketing/features/anchor-case.client'
import { FeatureIndex } from '@/marketing/features/feature-index'
import { featureGroups } from '@/marketing/features/features'
import { GroupNav } from '@/marketing/features/group-nav'
import { Groups } from '@/marketing/features/groups'
import { Intro } from '@/marketing/features/intro'
import { PagePath } from '@/site/breadcrumb'
import { pageMetadata } from '@/seo/metadata'
import { nav } from '@/site/navigation'

const path = '/cosmo/features'

export const metadata = pageMetadata({
  path,
  title: 'Features of the federation platform',
  description:
    'All 26 features: registry, composition, router, events, authorization, analytics, tracing, checks, contracts and flags, with commands, configs and docs.',
})

export default function FeaturesPage() {
  const groups = featureGroups()
  return (
    <>
      <Intro groups={groups} />
      {/* The bar stays in view as long as this container. */}
      <div>
        <GroupNav groups={groups} />
        <FeatureIndex groups={groups} />
        <Groups groups={groups} />
      </div>
      <Closing page="features" />
      <AnchorCase />
      <PagePath
        steps={[
          { name: nav.cosmo.label, path: nav.cosmo.url },
          { name: nav.features.label, path },
        ]}
      />
    </>
  )
}
