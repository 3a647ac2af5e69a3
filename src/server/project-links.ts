import { existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { nextFolder } from '@/next/paths'

/** What builds use of the project: its packages, and the cache of resized pictures. */
const shared = ['node_modules', join(nextFolder, 'cache')]

/**
 * Links the build in `folder` to the project in `project`. Links that lead somewhere stay, so a build goes on using the
 * packages of its release; those that lead nowhere, because that release was moved or removed, are made again. Throws
 * when one cannot be made.
 */
export function linkProject(folder: string, project: string): void {
  mkdirSync(join(project, nextFolder, 'cache'), { recursive: true })
  for (const name of shared) {
    const link = join(folder, name)
    if (existsSync(link)) continue
    try {
      rmSync(link, { force: true })
      // Relative, so that the project can be moved with its builds; Windows makes it absolute.
      symlinkSync(relative(dirname(link), join(project, name)), link, 'junction')
    } catch (error) {
      // Another server may have made it at the same moment.
      if (!existsSync(link))
        throw new Error(`${link} leads nowhere and cannot be made again: ${String(error)}`, { cause: error })
    }
  }
}
