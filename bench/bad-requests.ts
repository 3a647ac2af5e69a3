import type { AssetManifest } from '@/server/asset-manifest'

/** A request as bytes on the wire. */
export type RawRequest = { bytes: Buffer }

/** Generates endless bad requests for the addresses of a build, the same for the same seed. */
export function* badRequests(manifest: AssetManifest, seed: number): Generator<RawRequest, never> {
  const { number, pick, chance } = random(seed)
  const pages = Object.keys(manifest.pages)
  const files = Object.keys(manifest.files)
  const endpoints = manifest.dynamic.map(({ path }) => path.replaceAll(/\[[^\]]+\]/g, 'sales'))
  const pictures = files.filter((path) => path.endsWith('.webp'))

  for (;;)
    yield {
      bytes: Buffer.from(
        pick([hostilePath, disguised, wrongMethod, wrongPicture, wrongBody, wrongHeaders, garbage])(),
        'latin1',
      ),
    }

  function hostilePath(): string {
    const base = pick([...endpoints, ...pages])
    const end = pick([
      '/%',
      '/%ff',
      '/%00',
      '/..%2f..%2fetc/passwd',
      '//',
      '/%2e%2e/',
      '\\..\\',
      '/%u0041',
      '?q=%',
      `?${'a'.repeat(number(9000))}`,
      '?__proto__[x]=1',
      '/__proto__',
      '/constructor',
      '?_rsc=%ff',
      '/.env',
      '/%E0%A4%A',
      ';x=y',
      '/%5c',
      '?path=//x',
      '?path=%00',
      '.md',
      '/.md',
      '.json%00',
    ])
    return write(chance(0.9) ? 'GET' : 'HEAD', base + end)
  }

  /** A known address in an unusual encoding, sometimes with a protocol upgrade. */
  function disguised(): string {
    const path = pick([...pages, ...files, ...endpoints])
    const spelled = pick([
      `http://localhost${path}`,
      `https://outside.example${path}`,
      `//localhost${path}`,
      path.replaceAll('e', '%65'),
      path.replaceAll('/', '%2f'),
      path.toUpperCase(),
      `/.${path}`,
      `/_next/..${path}`,
      `/x/..%2f..${path}`,
      `${path}%20`,
      `${path}/%2e`,
    ])
    const upgrade: Record<string, string> = {
      connection: 'upgrade, close',
      upgrade: pick(['websocket', 'h2c', 'TLS/1.3', noise(10)]),
      'sec-websocket-key': noise(16),
      'sec-websocket-version': pick(['13', '0', 'x']),
      'http2-settings': noise(20),
    }
    return write(chance(0.8) ? 'GET' : 'POST', spelled, '', chance(0.4) ? upgrade : {})
  }

  function wrongMethod(): string {
    const method = pick([
      'POST',
      'PUT',
      'PATCH',
      'DELETE',
      'TRACE',
      'CONNECT',
      'PROPFIND',
      'OPTIONS',
      'get',
      'LOCK',
    ])
    return write(method, pick([...pages, ...files, ...endpoints]), chance(0.5) ? noise(number(400)) : '')
  }

  function wrongPicture(): string {
    const url = pick([
      pick(pictures),
      '//outside.example/x.png',
      'http://127.0.0.1:1/x.png',
      'file:///etc/passwd',
      '/_next/image?url=%2Fx&w=640&q=75',
      '/../package.json',
      'data:image/svg+xml,<svg/>',
      '',
      '%',
      noise(50),
      '/api/stars.svg',
    ])
    const width = pick(['640', '641', '-1', '0', 'NaN', '1e9', '99999999999999999999', '640,640', ''])
    const quality = pick(['75', '100', '1', '-5', '101', 'x', ''])
    const query = [`url=${encodeURIComponent(url)}`, `w=${width}`, `q=${quality}`, 'url=/x', 'w=64'].slice(
      0,
      1 + number(4),
    )
    return write('GET', `/_next/image?${query.join('&')}`, '', { accept: pick(['image/webp', '*/*', 'x']) })
  }

  function wrongBody(): string {
    const type = pick([
      'application/json',
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'multipart/form-data',
      'application/x-www-form-urlencoded; charset=x',
      '',
      'text/html',
      'application/json; charset=utf-16',
    ])
    const body = pick([
      '',
      '{',
      '[]',
      'null',
      '"x"',
      '{"__proto__":{"x":1}}',
      `{"n":${'['.repeat(number(3000))}`,
      `{"n":"pageview","u":"${noise(60)}"}`,
      'a=%',
      'a=1&a=2&a=3',
      '&'.repeat(number(5000)),
      `--x\r\nContent-Disposition: form-data; name="${noise(20)}"\r\n\r\n${noise(60)}\r\n`,
      '--x--',
      noise(number(3000)),
      `{"text":"${'x'.repeat(number(70_000))}"}`,
    ])
    const length = chance(0.85) ? String(body.length) : pick(['-1', 'x', '0', String(body.length)])
    return write(pick(['POST', 'PUT', 'PATCH', 'DELETE']), pick(endpoints), body, {
      'content-type': type,
      'content-length': length,
    })
  }

  function wrongHeaders(): string {
    return write('GET', pick([...pages, ...files, ...endpoints]), '', {
      range: pick([
        'bytes=9-1',
        'bytes=-',
        'bytes=0-0,5-9',
        'lines=1-2',
        'bytes=99999999999-',
        'bytes=-99999999999999',
      ]),
      'if-none-match': pick(['"', 'W/', '*', noise(40), '"a", "b"']),
      accept: pick(['text/markdown;q=x', '*/*;q=2', ',,,', 'text/markdown', noise(30)]),
      'accept-encoding': pick(['gzip;q=0,br;q=0,identity;q=0', 'zstd', '*;q=0', 'br;q=9']),
      rsc: pick(['1', '0', noise(5)]),
      'next-router-state-tree': pick(['%', '[]', noise(80), '%5B%22%22%5D']),
      'next-router-prefetch': pick(['1', '2', 'x']),
      'next-router-segment-prefetch': pick(['/', '/_tree', '/../x', noise(20)]),
      'next-action': pick(['x', '0'.repeat(42), noise(40)]),
      cookie: pick(['a', '=', ';;;', noise(200)]),
      'x-forwarded-for': pick(['::1', 'x', noise(40), ',,,']),
      'x-middleware-subrequest': 'x',
      'x-matched-path': pick(['/x', '/api/forms/[formId]']),
    })
  }

  function garbage(): string {
    return pick([
      () => `GET ${pick(pages)} HTTP/1.1\r\n\r\n`,
      () => `GET ${pick(pages)} HTTP/1.1\r\nHost: ${noise(20)}\r\n\r\n`,
      () => `GET http://outside.example/ HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n`,
      () => `GET / HTTP/9.9\r\nHost: x\r\n\r\n`,
      () => `${noise(200)}\r\n\r\n`,
      () =>
        `POST ${pick(endpoints)} HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\nContent-Length: 5\r\n\r\nzz\r\n\r\n`,
      () => `GET /${'a'.repeat(20_000)} HTTP/1.1\r\nHost: x\r\n\r\n`,
      () => `GET / HTTP/1.1\r\nHost: x\r\n${'x: y\r\n'.repeat(3000)}\r\n`,
      () => `OPTIONS * HTTP/1.1\r\nHost: x\r\n\r\n`,
    ])()
  }

  /** Line breaks in header values are replaced, because they would end the headers early. */
  function write(method: string, path: string, body = '', headers: Record<string, string> = {}): string {
    const all: Record<string, string> = {
      host: 'localhost',
      connection: 'close',
      ...(body && { 'content-length': String(body.length) }),
      ...headers,
    }
    const lines = Object.entries(all).map(([name, value]) => `${name}: ${value.replaceAll(/[\r\n\0]/g, ' ')}`)
    return `${method} ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n${body}`
  }

  function noise(length: number): string {
    return Array.from({ length }, () => String.fromCharCode(32 + number(224))).join('')
  }
}

/** Mulberry32: a small generator with the same sequence on every platform. */
function random(seed: number) {
  let state = seed >>> 0
  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0
    let value = Math.imul(state ^ (state >>> 15), 1 | state)
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value
    return ((value ^ (value >>> 14)) >>> 0) / 4_294_967_296
  }
  const number = (below: number) => Math.floor(next() * below)
  return {
    number,
    chance: (share: number) => next() < share,
    pick<Value>(values: readonly Value[]): Value {
      const value = values[number(values.length)]
      if (value === undefined) throw new Error('Cannot pick from an empty list.')
      return value
    },
  }
}
