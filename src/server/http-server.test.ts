import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import { listen } from '@/lib/testing/listen'

const source = `
  import { createHttpServer, listenTarget } from './src/server/http-server.ts'
  createHttpServer((_req, res) => res.end('hello')).listen(listenTarget(), () => console.log('listening'))`

test('a socket that systemd has opened is listened on, in place of PORT', async () => {
  const socket = createServer()
  const port = await listen(socket)
  const { fd } = Reflect.get(socket, '_handle') as { fd: number }
  // The variables name the process that the socket is for (sd_listen_fds(3)).
  const command = 'LISTEN_PID=$$ LISTEN_FDS=1 exec "$0" --import tsx --input-type=module -e "$1"'
  const server = spawn('sh', ['-c', command, process.execPath, source], {
    stdio: ['ignore', 'pipe', 'inherit', fd],
    env: { ...process.env, PORT: '1' },
  })
  if (!server.stdout) throw new Error('The server has no output.')
  await once(server.stdout, 'data')
  socket.close()
  expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe('hello')
  server.kill()
})
