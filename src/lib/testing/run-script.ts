import { execFile, spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'

const execute = promisify(execFile)

/** Runs `scripts/<name>.ts` in a process of its own, with SQLite unless `env` names another database. */
export function runScript(name: string, args: string[], env: Record<string, string>) {
  return execute(process.execPath, ['--import', 'tsx', `scripts/${name}.ts`, ...args], {
    env: { ...process.env, DATABASE_URL: '', ...env },
  })
}

/** Found at once, because tests may change the working directory. */
const project = process.cwd()

/** Runs `scripts/<name>.ts` of this project on the content of another folder. Returns its exit code and all that it printed. */
export function runScriptIn(folder: string, name: string) {
  const loader = join(project, 'node_modules/tsx/dist/loader.mjs')
  const command = ['--import', loader, join(project, `scripts/${name}.ts`)]
  const env = { ...process.env, TSX_TSCONFIG_PATH: join(project, 'tsconfig.json') }
  const { status, stdout, stderr } = spawnSync(process.execPath, command, {
    cwd: folder,
    encoding: 'utf8',
    env,
  })
  return { status, output: stdout + stderr }
}
