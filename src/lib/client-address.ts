/**
 * Request header in which the front tells the routes who is asking, as far as its trusted proxies say. The front
 * writes it on every request that it passes on, so a visitor cannot set it.
 */
export const clientAddressHeader = 'x-client-address'
