import { execFileSync } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { bundleDeskFiles, deskBuildFile, type DeskBuild } from '@/members/files'

/** Writes what the desk needs of the build in `root`, beside what the front server serves. */
export async function writeDeskBuild(root: string, next: string): Promise<void> {
  const build: DeskBuild = { ...(await bundleDeskFiles()), next, commit: commit() }
  await writeFile(join(root, deskBuildFile), JSON.stringify(build))
}

/** The commit that the project is at; null without a repository, such as in a container. */
function commit(): string | null {
  try {
    return execFileSync('git', ['describe', '--always', '--dirty'], {
      encoding: 'utf8',
      stdio: 'pipe',
    }).trim()
  } catch {
    return null
  }
}
