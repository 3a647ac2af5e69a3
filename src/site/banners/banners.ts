import { navigation } from '@/site/navigation'
import { bannerId } from './banner-id'

/** The id of each banner, which changes with its words. */
export function bannerIds() {
  const { global, hub, signUp } = navigation().banners
  return {
    global: bannerId('global', `${global.label} ${global.href}`),
    hub: bannerId('hub', `${hub.title} ${hub.text}`),
    signUp: bannerId('sign-up', `${signUp.title} ${signUp.text}`),
  }
}
