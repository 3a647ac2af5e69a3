import { isIP, isIPv4 } from 'node:net'

/** Header with the client's IP address. The front server sets it from those of trusted proxies: nobody can forge it. */
export const clientAddressHeader = 'x-client-address'

/**
 * Reads the IP address of an X-Forwarded-For entry, which some proxies send with a port, and IPv6 with or without
 * brackets: `1.2.3.4:80`, `[2001:db8::1]:443`. Returns undefined for anything else. IPv6 without brackets that is valid
 * with its last group is taken as it is, because a port cannot be told apart.
 */
export function parseAddress(text: string): string | undefined {
  const bare = text.replace(/^\[([^\]]*)\](?::\d+)?$/, '$1').replace(/%.*$/, '')
  return [bare, bare.replace(/:\d+$/, '')].find((candidate) => isIP(candidate) !== 0)
}

/**
 * The networks that an address is counted under, the narrowest first: an IPv4 address itself; for IPv6 the /64, which
 * one client usually controls, and the /48, which one customer of a provider may.
 */
export function networksOf(address: string): [string, string?] {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address
  if (isIPv4(mapped) || !mapped.includes(':')) return [mapped]
  const [head = '', tail] = mapped.split('::')
  const groups = head.split(':')
  const missing = tail === undefined ? 0 : 8 - groups.length - tail.split(':').length
  const all = [...groups, ...Array.from({ length: Math.max(0, missing) }, () => '0')].map((group) =>
    (Number.parseInt(group, 16) || 0).toString(16),
  )
  return [all.slice(0, 4).join(':'), `${all.slice(0, 3).join(':')}::/48`]
}
