import { afterEach, expect, test, vi } from 'vitest'
import { listenTarget } from './listen-target'

afterEach(() => vi.unstubAllEnvs())

test('listens on HOST and PORT, or on every address at 3000', () => {
  vi.stubEnv('HOST', '')
  vi.stubEnv('PORT', '')
  expect(listenTarget()).toEqual({ host: '0.0.0.0', port: 3000 })
  vi.stubEnv('HOST', '127.0.0.1')
  vi.stubEnv('PORT', '4000')
  expect(listenTarget()).toEqual({ host: '127.0.0.1', port: 4000 })
})

test('listens on a socket of systemd, if it is meant for this process', () => {
  vi.stubEnv('LISTEN_FDS', '1')
  vi.stubEnv('LISTEN_PID', String(process.pid))
  expect(listenTarget()).toEqual({ fd: 3 })
  vi.stubEnv('LISTEN_PID', String(process.ppid))
  expect(listenTarget()).not.toHaveProperty('fd')
})
