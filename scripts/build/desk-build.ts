import { execFileSync } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { bundleDeskFiles, deskBuildFile, type DeskBuild } from '@/members/files'
import { staticFiles, type BuildOutputs } from '@/next/outputs'

/** Writes what the desk needs of the build in `root`, beside what the front server serves. */
export async function writeDeskBuild(root: string, outputs: BuildOutputs): Promise<void> {
  const { script, style } = await bundleDeskFiles()
  const build: DeskBuild = {
    script,
    style: fontFace(outputs) + style,
    next: outputs.nextVersion,
    commit: commit(),
  }
  await writeFile(join(root, deskBuildFile), JSON.stringify(build))
}

/** The font of the site, from the file that its pages load too. */
function fontFace(outputs: BuildOutputs): string {
  const font = staticFiles(outputs).find(({ pathname }) => /\/media\/inter-[^/]*\.woff2$/.test(pathname))
  return font
    ? `@font-face{font-family:Inter;src:url(${font.pathname});font-weight:400 600;font-display:swap}`
    : ''
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
