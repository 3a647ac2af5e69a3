import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmFromMarkdown } from 'mdast-util-gfm'
import { gfm } from 'micromark-extension-gfm'
import type { Nodes } from 'mdast'

/** Addresses of all links and pictures of a Markdown text, in order. */
export function markdownLinks(markdown: string): string[] {
  const body = markdown.replace(/^---\n[\s\S]*?\n---\n/, '')
  return linksOf(fromMarkdown(body, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] }))
}

function linksOf(node: Nodes): string[] {
  const own = node.type === 'link' || node.type === 'image' || node.type === 'definition' ? [node.url] : []
  return 'children' in node ? [...own, ...node.children.flatMap(linksOf)] : own
}
