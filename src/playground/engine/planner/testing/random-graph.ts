import type { Subgraph } from '@/playground/engine/messages'

/** Numbers that are the same for the same seed: each call gives a whole number from 0 up to a limit (mulberry32). */
export function createRandom(seed: number): (limit: number) => number {
  let state = Math.imul(seed + 1, 0x9e3779b9)
  return (limit) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * limit)
  }
}

const link = `extend schema @link(
  url: "https://specs.apollo.dev/federation/v2.3"
  import: ["@key", "@shareable", "@external", "@requires"]
)\n`

/** Writes a graph of entities under different keys, with bridges, copies of fields, and @requires. Not all of them compose. */
export function randomGraph(seed: number): Subgraph[] {
  const random = createRandom(seed)
  const chance = (percent: number) => random(100) < percent
  const names = ['a', 'b', 'c', 'd', 'e'].slice(0, 3 + random(3))
  const entities = ['Item', 'Order', 'User'].slice(0, 2 + random(2))
  const types = new Map(names.map((name) => [name, new Map<string, Map<string, string>>()]))
  const keys = new Map<string, string[]>()
  const union = chance(40)

  for (const entity of entities) {
    const homes = names.filter(() => chance(75))
    for (const home of homes.length > 0 ? homes : names) {
      const held = ['id', 'sku', 'code'].filter((_, index) => chance(index === 0 ? 60 : 35))
      addType(home, entity, held.length > 0 ? held : ['id'])
    }
    for (const value of ['name', 'size', 'price', 'plan']) {
      const owners = homesOf(entity)
      const owner = pick(owners)
      const shared = chance(25) ? owners.filter((other) => other === owner || chance(50)) : [owner]
      for (const home of shared) addField(home, entity, value, `Int${shared.length > 1 ? ' @shareable' : ''}`)
    }
  }
  for (const home of names) {
    for (const entity of entities) {
      const fields = types.get(home)?.get(entity)
      if (!fields) continue
      const target = pick(entities)
      if (chance(50)) {
        if (!types.get(home)?.has(target)) addType(home, target, ['id'])
        const name = `${target.toLowerCase()}${home.toUpperCase()}`
        fields.set(name, chance(40) ? `[${target}!]` : target)
      }
      if (!chance(45)) continue
      const foreign = homesOf(entity)
        .flatMap((other) => (other === home ? [] : [...(types.get(other)?.get(entity) ?? [])]))
        .filter(
          ([field, type]) => type.startsWith('Int') && !type.includes('@external') && !fields.has(field),
        )
        .map(([field]) => field)
      const required = [...new Set(foreign)].filter(() => chance(50)).slice(0, 2)
      if (required.length === 0) continue
      for (const field of required) fields.set(field, 'Int @external')
      fields.set(`duty${home.toUpperCase()}`, `Int @requires(fields: "${required.join(' ')}")`)
      if (chance(30)) fields.set(`rate${home.toUpperCase()}`, `Int @requires(fields: "${required[0]}")`)
    }
  }
  return names.flatMap((name) => {
    const held = [...(types.get(name) ?? [])]
    const roots = held.flatMap(([entity]) => {
      if (!chance(70)) return []
      return [`${entity.toLowerCase()}In${name.toUpperCase()}: ${chance(50) ? `[${entity}!]!` : entity}`]
    })
    if (union && held.length > 1) roots.push(`any${name.toUpperCase()}: [Any${name.toUpperCase()}!]`)
    if (roots.length === 0 && held.length === 0) return []
    const lines = held.map(([entity, fields]) => {
      const own = (keys.get(`${name} ${entity}`) ?? []).map((key) => ` @key(fields: "${key}")`).join('')
      return `type ${entity}${own} { ${[...fields].map(([field, type]) => `${field}: ${type}`).join(' ')} }`
    })
    if (roots.length > 0) lines.push(`type Query { ${roots.join(' ')} }`)
    if (union && held.length > 1) {
      lines.push(`union Any${name.toUpperCase()} = ${held.map(([entity]) => entity).join(' | ')}`)
    }
    return [{ name, sdl: link + lines.join('\n') }]
  })

  function pick<Value>(values: Value[]): Value {
    return values[random(values.length)] as Value
  }

  function homesOf(entity: string): string[] {
    return names.filter((name) => types.get(name)?.has(entity))
  }

  function addType(home: string, entity: string, held: string[]): void {
    keys.set(`${home} ${entity}`, held)
    types.get(home)?.set(entity, new Map(held.map((key) => [key, 'ID!'])))
  }

  function addField(home: string, entity: string, field: string, type: string): void {
    types.get(home)?.get(entity)?.set(field, type)
  }
}
