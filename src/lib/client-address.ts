/**
 * Request header that carries the client's IP address to the routes. The front server sets it on every request from
 * its trusted proxies' headers, so a client cannot forge it.
 */
export const clientAddressHeader = 'x-client-address'
