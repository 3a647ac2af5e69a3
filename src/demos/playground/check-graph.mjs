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
  const print = (error = '') => console.log(`error     ${folder}: ${error}`)
  try {
    const services = readdirSync(folder)
      .filter((file) => file.endsWith('.graphql'))
      .map((file) => ({
        name: basename(file, '.graphql'),
        typeDefs: parse(readFileSync(join(folder, file), 'utf8')),
        url: '',
      }))
    const { errors, publicSdl } = composeServices(services)
    for (const { message, extensions } of errors ?? [])
      print(`${String(extensions.code)}: ${message}`)
    return publicSdl && buildSchema(publicSdl)
  } catch (error) {
    print(String(error))
  }
})
const breaking = before && after ? findBreakingChanges(before, after) : []
const dangerous = before && after ? findDangerousChanges(before, after) : []
for (const { type, description } of breaking)
  console.log(`breaking  ${type}: ${description}`)
for (const { type, description } of dangerous)
  console.log(`dangerous ${type}: ${description}`)
const counts = `${breaking.length} breaking, ${dangerous.length} dangerous`
const nothing = `Nothing to compare with in ${process.argv[2]}`
if (after) console.log(`The subgraphs compose. ${before ? counts : nothing}.`)
// A pull request that adds the first graph or repairs a broken one passes.
process.exitCode = after && breaking.length === 0 ? 0 : 1
