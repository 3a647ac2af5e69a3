/** Addresses that were taken down on purpose: they answer 410, so that search engines forget them. */
export const removed: string[] = []
