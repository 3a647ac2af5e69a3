/** Addresses that were removed on purpose. They respond 410, so search engines drop them. */
export const removed: string[] = []
