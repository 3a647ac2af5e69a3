import { spawn } from 'node:child_process'
import { dirname, join } from 'node:path'

/**
 * @typedef {object} RunOptions
 * @property {Record<string, string | undefined>} [env] variables on top of this process's environment
 * @property {(text: string) => void} [onOutput] gets what the command prints, in place of this process's streams
 */

/**
 * Runs a command and resolves to its exit code: 1 for a process that a signal ended, 127 for a command that could not be
 * started. Never rejects.
 * @param {string} command
 * @param {string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<number>}
 */
export function run(command, args, { env, onOutput } = {}) {
  return new Promise((resolve) => {
    const stdio = onOutput ? 'pipe' : 'inherit'
    const child = spawn(command, args, { stdio: ['inherit', stdio, stdio], env: { ...process.env, ...env } })
    if (onOutput)
      for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', onOutput)
    // A terminal sends Ctrl-C to both processes, but SIGTERM reaches only this one, so pass it on.
    const forward = () => void child.kill('SIGTERM')
    const wait = () => undefined
    process.on('SIGTERM', forward).on('SIGINT', wait).on('exit', forward)
    child.on('error', (error) => {
      console.error(`Could not start ${command}: ${error.message}`)
      resolve(127)
    })
    child.on('close', (code) => {
      process.off('SIGTERM', forward).off('SIGINT', wait).off('exit', forward)
      resolve(code ?? 1)
    })
  })
}

/**
 * Runs npm. An npm script knows its path. Outside one, Windows needs npm's own script, because Node refuses to start
 * `npm.cmd` without a shell.
 * @param {string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<number>} exit code
 */
export function npm(args, options) {
  const path = process.env.npm_execpath
  if (path?.endsWith('.js') || path?.endsWith('.cjs')) return run(process.execPath, [path, ...args], options)
  if (process.platform !== 'win32') return run('npm', args, options)
  const npmScript = join(dirname(process.execPath), 'node_modules/npm/bin/npm-cli.js')
  return run(process.execPath, [npmScript, ...args], options)
}

/**
 * Runs a TypeScript file of this project in its own process.
 * @param {string} file
 * @param {{ args?: string[], env?: Record<string, string | undefined> }} [options]
 * @returns {Promise<number>} exit code
 */
export function runTs(file, { args = [], env } = {}) {
  return run(process.execPath, ['--import', 'tsx', file, ...args], { env })
}
