import { giscus, externalFormHost, services } from '@/config/services'
import { optionalServices, type OptionalService } from '@/consent/optional-services'
import { serviceFacts } from '@/consent/service-facts'

type ThirdPartyService = {
  name: string
  does: string
  /** When it runs. */
  acts: string
  where: string
  records: { name: string; lifetime: string }[]
  /** Whether this build enables it. */
  on: boolean
}

/** Lists every third-party service that the site supports, enabled ones first. */
export function thirdPartyServices(): ThirdPartyService[] {
  const configured = services()
  const [comments, forms] = [giscus(), externalFormHost()]
  const withConsent = (Object.keys(serviceFacts) as OptionalService[]).map((key): ThirdPartyService => {
    const { name, does, categories, where, records } = serviceFacts[key]
    const on = optionalServices(configured).includes(key)
    return { name, does, acts: `after consent to ${categories.join(' or ')}`, where, records, on }
  })
  const others: ThirdPartyService[] = [
    {
      name: 'Plausible',
      does: 'page counts instead of ours',
      acts: 'on every page, without cookies',
      where: configured.plausible ? hostOf(configured.plausible.host) : 'a server that the operator chooses',
      records: [],
      on: configured.plausible !== undefined,
    },
    {
      name: 'Osano',
      does: 'the question about consent instead of ours',
      acts: 'on every page, because it keeps your answer',
      where: 'European Union and United States',
      records: [{ name: 'osano_consentmanager, osano_consentmanager_uuid', lifetime: '1 year' }],
      on: configured.osano !== undefined,
    },
    {
      name: 'Giscus',
      does: 'comments instead of ours, kept as discussions of a code repository',
      acts: 'when you reach the comments below a post or a chapter',
      where: comments ? hostOf(comments.host) : 'a server that the operator chooses',
      records: [],
      on: comments !== undefined,
    },
    {
      name: 'YouTube, without cookies',
      does: 'videos in posts',
      acts: 'when you start a video',
      where: 'United States',
      records: [],
      on: false,
    },
    {
      name: 'A hosted form provider',
      does: 'forms instead of ours, with their answers',
      acts: 'when you open a form',
      where: forms ? hostOf(forms) : 'a place that the provider chooses',
      records: [],
      on: forms !== undefined,
    },
  ]
  return [...withConsent, ...others].toSorted((one, other) => Number(other.on) - Number(one.on))
}

function hostOf(address: string): string {
  return URL.canParse(address) ? new URL(address).host : ''
}
