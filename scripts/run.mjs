import { spawn } from 'node:child_process'
import { dirname, join } from 'node:path'

/**
 * Runs a command with this process's streams and resolves to its exit code: 1 for a process that a signal ended, 127 for
 * a command that could not be started. Never rejects.
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: Record<string, string | undefined> }} [options]
 * @returns {Promise<number>}
 */
export function run(command, args, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: 'inherit', env: { ...process.env, ...options.env } })
    // A terminal sends Ctrl-C to both processes, but SIGTERM reaches only this one, so pass it on.
    const forward = () => void child.kill('SIGTERM')
    const wait = () => undefined
    process.on('SIGTERM', forward).on('SIGINT', wait)
    child.on('close', () => process.off('SIGTERM', forward).off('SIGINT', wait))
    child.on('error', (error) => {
      console.error(`Could not start ${command}: ${error.message}`)
      resolve(127)
    })
    child.on('exit', (code) => resolve(code ?? 1))
  })
}

/**
 * Runs npm. An npm script knows its path. Outside one, Windows needs npm's own script, because Node refuses to start
 * `npm.cmd` without a shell.
 * @param {string[]} args
 * @returns {Promise<number>} exit code
 */
export function npm(args) {
  const path = process.env.npm_execpath
  if (path?.endsWith('.js') || path?.endsWith('.cjs')) return run(process.execPath, [path, ...args])
  if (process.platform !== 'win32') return run('npm', args)
  return run(process.execPath, [join(dirname(process.execPath), 'node_modules/npm/bin/npm-cli.js'), ...args])
}

/**
 * Runs a TypeScript file of this project in a process of its own.
 * @param {string} file
 * @param {{ args?: string[], env?: Record<string, string | undefined> }} [options]
 * @returns {Promise<number>} exit code
 */
export function runTs(file, { args = [], env } = {}) {
  return run(process.execPath, ['--import', 'tsx', file, ...args], { env })
}
