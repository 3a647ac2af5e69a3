import type { ListenOptions } from 'node:net'
import { env } from '@/config/env'

/** systemd numbers the sockets that it passes from 3 (sd_listen_fds(3)). */
const firstPassedSocket = 3

/**
 * Where to listen: on the socket that systemd holds for this process, which queues connections during a restart, or else on
 * HOST and PORT.
 */
export function listenTarget(): ListenOptions & { fd?: number } {
  const { LISTEN_PID, LISTEN_FDS } = process.env
  if (Number(LISTEN_PID) === process.pid && Number(LISTEN_FDS) > 0) return { fd: firstPassedSocket }
  return { host: env('HOST') ?? '0.0.0.0', port: Number(env('PORT') ?? 3000) }
}
