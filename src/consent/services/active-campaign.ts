import type { Services } from '@/config/services'
import { loadScript } from './load-script'

type Vgo = { (...command: unknown[]): void; q?: unknown[]; l?: number }
type VgoWindow = { visitorGlobalObjectAlias?: string; vgo?: Vgo }

let loaded = false

/** Loads ActiveCampaign once it is allowed (docs/contracts/consent.md#what-loads-when). */
export function updateActiveCampaign(
  { account, script }: NonNullable<Services['activeCampaign']>,
  allowed: boolean,
): void {
  if (loaded || !allowed) return
  loaded = true
  const page = window as VgoWindow
  page.visitorGlobalObjectAlias = 'vgo'
  const vgo: Vgo = (page.vgo ??= (...command) => void (vgo.q ??= []).push(command))
  vgo.l = Date.now()
  loadScript(script)
  vgo('setAccount', account)
  vgo('setTrackByDefault', false)
  vgo('process', 'allowTracking')
}
