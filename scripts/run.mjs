import { spawn } from 'node:child_process'

/**
 * Runs a command with this process's streams and resolves to its exit code; a process ended by a signal counts
 * as 1. Never rejects: a command that cannot be started counts as 127.
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: Record<string, string | undefined> }} [options]
 * @returns {Promise<number>}
 */
export function run(command, args, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: 'inherit', env: { ...process.env, ...options.env } })
    // A terminal sends Ctrl-C to both; a SIGTERM comes to this process alone.
    const passOn = () => void child.kill('SIGTERM')
    const wait = () => undefined
    process.on('SIGTERM', passOn).on('SIGINT', wait)
    child.on('close', () => process.off('SIGTERM', passOn).off('SIGINT', wait))
    child.on('error', (error) => {
      console.error(`Could not start ${command}: ${error.message}`)
      resolve(127)
    })
    child.on('exit', (code) => resolve(code ?? 1))
  })
}

/**
 * Runs npm. Below an npm script its own path is known; otherwise `npm` is looked up in PATH.
 * @param {string[]} args
 * @returns {Promise<number>} exit code
 */
export function npm(args) {
  const path = process.env.npm_execpath
  if (path?.endsWith('.js') || path?.endsWith('.cjs')) return run(process.execPath, [path, ...args])
  return run(process.platform === 'win32' ? 'npm.cmd' : 'npm', args)
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
