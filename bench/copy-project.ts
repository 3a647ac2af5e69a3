import { copyFileSync, cpSync, linkSync, lstatSync, mkdirSync, readdirSync } from 'node:fs'
import path from 'node:path'

const inputs = [
  'content',
  'packages',
  'public',
  'scripts',
  'src',
  'next.config.ts',
  'package.json',
  'package-lock.json',
  'postcss.config.mjs',
  'tsconfig.json',
]

/** Copies the inputs of a build into an empty folder. Packages are hard links if the file system supports them. */
export function copyProject(root: string, target: string): void {
  for (const name of inputs) {
    const from = path.join(root, name)
    cpSync(from, path.join(target, name), {
      recursive: true,
      filter: (file) => file !== path.join(root, 'public/media'),
    })
  }
  linkTree(path.join(root, 'node_modules'), path.join(target, 'node_modules'))
}

/** Links all files of a folder. The folders are real, because the bundler does not accept links to folders. */
function linkTree(from: string, to: string): void {
  mkdirSync(to, { recursive: true })
  for (const name of readdirSync(from)) {
    const source = path.join(from, name)
    const copy = path.join(to, name)
    const kind = lstatSync(source)
    if (kind.isDirectory()) linkTree(source, copy)
    else if (kind.isSymbolicLink()) cpSync(source, copy, { verbatimSymlinks: true })
    else link(source, copy)
  }
}

/** Hard-links a file, or copies it if the file system does not support links. */
export function link(source: string, copy: string): void {
  try {
    linkSync(source, copy)
  } catch {
    copyFileSync(source, copy)
  }
}
