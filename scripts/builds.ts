import { join, resolve } from 'node:path'
import { buildsFolder, currentBuild, listBuilds } from '@/server/builds'
import { addBuild, useBuild } from './build/build-folders'
import { readStamp } from './build/stamp'
import { FlagError, runTask } from './operator'
import { serversOf } from './running-servers.mjs'

/**
 * `npm run builds` lists the finished builds; `npm run builds -- use <name>` chooses one, `npm run builds -- back` the one
 * before the current one. `npm run builds -- add <folder>` copies the current build of another folder of builds, for a
 * container whose image brings its own. A server serves the choice from its next start.
 */
const builds = buildsFolder()
const names = listBuilds(builds)
const current = currentBuild(builds)
const [command = 'list', name] = process.argv.slice(2)

await runTask(async () => {
  if (command === 'list') return list()
  if (command === 'use' && name) return choose(name)
  if (command === 'back') return choose(names[names.indexOf(current ?? '') + 1] ?? 'before the current one')
  if (command === 'add' && name) return `${addBuild(builds, resolve(name))} is current.\n`
  throw new FlagError('Usage: npm run builds -- [list | use <name> | back | add <folder>]')
})

async function list(): Promise<string> {
  if (names.length === 0) return 'There is no finished build; run `npm run build`.\n'
  const lines = names.map(async (each) => {
    const servers = serversOf(join(builds, each))
    const stamp = await readStamp(join(builds, each))
    const notes = [
      each === current && 'current',
      servers.length > 0 && `served by ${servers.join(', ')}`,
      stamp?.nextChange && `next change ${stamp.nextChange}`,
    ]
    return `${[each, ...notes.filter(Boolean)].join('  ')}\n`
  })
  return (await Promise.all(lines)).join('')
}

function choose(chosen: string): string {
  useBuild(builds, chosen)
  return `${chosen} is current. Restart the server to serve it (npm run serve; npm start would build anew).\n`
}
