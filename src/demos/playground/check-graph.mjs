// node check-graph.mjs <folder before> <folder after>
// Each folder has one .graphql file for each subgraph.
import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { composeServices } from '@theguild/federation-composition'
import {
  buildSchema,
  findBreakingChanges,
  findDangerousChanges,
  parse,
} from 'graphql'

const [before, after] = process.argv.slice(2).map((folder) => {
  const files = readdirSync(folder).filter((file) => file.endsWith('.graphql'))
  const services = files.map((file) => ({
    name: basename(file, '.graphql'),
    typeDefs: parse(readFileSync(join(folder, file), 'utf8')),
    url: '',
  }))
  const { errors, publicSdl } = composeServices(services)
  for (const { message, extensions } of errors ?? [])
    console.log(`error     ${String(extensions.code)}: ${message}`)
  return publicSdl && buildSchema(publicSdl)
})
const breaking = before && after ? findBreakingChanges(before, after) : []
const dangerous = before && after ? findDangerousChanges(before, after) : []
for (const { type, description } of breaking)
  console.log(`breaking  ${type}: ${description}`)
for (const { type, description } of dangerous)
  console.log(`dangerous ${type}: ${description}`)
const counts = `${breaking.length} breaking, ${dangerous.length} dangerous`
if (after) console.log(`The subgraphs compose. ${counts}.`)
process.exitCode = after && breaking.length === 0 ? 0 : 1
