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

/** Copies what a build needs into an empty folder; packages are hard links where the file system allows. */
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

/** Links a tree of files, or copies those that cannot be linked. The bundler refuses a linked folder. */
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

/** A second name for a file, or a copy where the file system has no links. */
export function link(source: string, copy: string): void {
  try {
    linkSync(source, copy)
  } catch {
    copyFileSync(source, copy)
  }
}
