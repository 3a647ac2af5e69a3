import { join, resolve } from 'node:path'
import { buildsFolder, currentBuild, listBuilds } from '@/server/builds'
import { addBuild, useBuild } from './build/build-folders'
import { readStamp } from './build/stamp'
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

if (command === 'list') await list()
else if (command === 'use' && name) choose(name)
else if (command === 'back') choose(names[names.indexOf(current ?? '') + 1])
else if (command === 'add' && name) console.log(`${addBuild(builds, resolve(name))} is current.`)
else fail('Usage: npm run builds -- [list | use <name> | back | add <folder>]')

async function list(): Promise<void> {
  for (const each of names) {
    const servers = serversOf(join(builds, each))
    const stamp = await readStamp(join(builds, each))
    const notes = [
      each === current && 'current',
      servers.length > 0 && `served by ${servers.join(', ')}`,
      stamp?.nextChange && `next change ${stamp.nextChange}`,
    ]
    console.log([each, ...notes.filter(Boolean)].join('  '))
  }
  if (names.length === 0) console.log('There is no finished build; run `npm run build`.')
}

function choose(chosen: string | undefined): void {
  if (!chosen || !names.includes(chosen))
    return fail(`There is no finished build ${chosen ?? 'before the current one'}.`)
  useBuild(builds, chosen)
  console.log(
    `${chosen} is current. Restart the server to serve it (npm run serve; npm start would build anew).`,
  )
}

function fail(message: string): void {
  console.error(message)
  process.exitCode = 1
}
