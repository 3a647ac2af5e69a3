import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const execute = promisify(execFile)

/** Runs `scripts/<name>.ts` in a process of its own, with SQLite unless `env` names another database. */
export function runScript(name: string, args: string[], env: Record<string, string>) {
  return execute(process.execPath, ['--import', 'tsx', `scripts/${name}.ts`, ...args], {
    env: { ...process.env, DATABASE_URL: '', ...env },
  })
}
