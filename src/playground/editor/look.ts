import { HighlightStyle, syntaxHighlighting } from '@codemirror/language'
import { Decoration, EditorView, MatchDecorator } from '@codemirror/view'
import { tags } from '@lezer/highlight'
import { addressStart } from '@/ui/highlight-lines'

const colors = HighlightStyle.define([
  { tag: [tags.comment, tags.lineComment], color: 'var(--code-comment)' },
  { tag: [tags.keyword, tags.definitionKeyword], color: 'var(--code-keyword)' },
  { tag: tags.string, color: 'var(--code-string)' },
  { tag: [tags.number, tags.integer, tags.float, tags.bool, tags.null], color: 'var(--code-number)' },
  { tag: [tags.modifier, tags.variableName], color: 'var(--code-number)' },
  { tag: tags.propertyName, color: 'var(--code-name)' },
  { tag: tags.attributeName, color: 'var(--code-plain)' },
  { tag: tags.atom, color: 'var(--code-type)' },
  { tag: tags.punctuation, color: 'var(--code-punct)' },
])

const frame = EditorView.theme({
  '&': { height: '100%', color: 'var(--code-plain)', backgroundColor: 'transparent' },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': {
    fontFamily: 'var(--font-mono)',
    fontSize: '0.8125rem',
    lineHeight: '1.6em',
    fontVariantLigatures: 'none',
  },
  '.cm-content': { caretColor: 'var(--text)', paddingBlock: '10px' },
  'div.cm-content': { flexShrink: '1', overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' },
  // The rest of a line hangs deeper than the fields of a type, as in listings (code-block.css).
  '.cm-line': { paddingInline: 'calc(6px + 4ch) 12px', textIndent: '-4ch' },
  // Lines hang less, so that the host of an address fits the smallest phone.
  '@media (pointer: coarse)': {
    '.cm-scroller': { fontSize: '0.875rem' },
    '.cm-line': { paddingInline: 'calc(6px + 3ch) 12px', textIndent: '-3ch' },
    // Numbers take less of the width than letters.
    '.cm-gutters': { fontSize: '0.8125rem' },
    '.cm-gutter-lint': { width: '1em' },
  },
  // Below 16 px iOS zooms into a field when it gets focus.
  '@supports (-webkit-touch-callout: none)': { '.cm-scroller': { fontSize: '1rem' } },
  '.cm-host': { display: 'inline-block', textIndent: '0' },
  '.cm-cursor': { borderLeftColor: 'var(--text)' },
  // Opaque, because long lines scroll under it.
  '.cm-lineNumbers .cm-gutterElement': { minWidth: 'calc(2ch + 8px)' },
  '.cm-gutters': { backgroundColor: 'var(--code-ground)', color: 'var(--muted)', border: 'none' },
  '.cm-activeLine': { backgroundColor: 'color-mix(in srgb, var(--text) 4%, transparent)' },
  '.cm-activeLineGutter': { backgroundColor: 'transparent', color: 'var(--text)' },
  '.cm-selectionBackground, &.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground': {
    backgroundColor: 'color-mix(in srgb, var(--cool) 28%, transparent)',
  },
  '.cm-matchingBracket': {
    backgroundColor: 'color-mix(in srgb, var(--cool) 22%, transparent)',
    outline: 'none',
  },
  '.cm-tooltip, .cm-panels': {
    border: '1px solid var(--line-strong)',
    borderRadius: '8px',
    backgroundColor: 'var(--raised-2)',
    color: 'var(--text)',
    boxShadow: 'var(--shadow)',
  },
  '.cm-tooltip': { maxWidth: 'min(34rem, 90vw)' },
  '.cm-tooltip.cm-tooltip-autocomplete > ul': { fontFamily: 'var(--font-mono)', fontSize: '0.8125rem' },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li': { padding: '3px 10px' },
  '.cm-tooltip-autocomplete ul li[aria-selected], .cm-panel.cm-panel-lint ul[tabindex] [aria-selected]': {
    backgroundColor: 'color-mix(in srgb, var(--cool) 25%, transparent)',
    color: 'var(--text)',
  },
  '.cm-panel.cm-panel-lint [name=close]': { top: '4px', right: '6px', fontSize: '1.25rem' },
  '.cm-diagnostic': { padding: '8px 12px', fontSize: '0.8125rem' },
  '.cm-diagnostic-error': { borderLeft: '3px solid var(--danger)' },
  '.cm-diagnosticAction': {
    margin: '8px 8px 0 0',
    border: '1px solid var(--line-strong)',
    borderRadius: '7px',
    backgroundColor: 'var(--raised)',
    padding: '4px 10px',
    color: 'var(--text)',
    fontSize: '0.8125rem',
  },
  '.cm-lintRange-error': {
    backgroundImage: 'none',
    textDecoration: 'underline wavy var(--danger) 1px',
    textUnderlineOffset: '4px',
    textDecorationSkipInk: 'none',
  },
  '.cm-lint-marker-error': {
    content: '""',
    borderRadius: '50%',
    backgroundColor: 'var(--danger)',
    width: '0.6em',
    height: '0.6em',
    margin: '0.35em auto',
  },
})

/** Lines break after the host of an address, as in listings that an editor replaces. */
const hosts = new MatchDecorator({ regexp: addressStart, decoration: Decoration.mark({ class: 'cm-host' }) })
const wholeHosts = EditorView.decorations.of((view) => hosts.createDeco(view))

/** The editor with the site's tokens, so both themes apply. */
export const look = [frame, syntaxHighlighting(colors), wholeHosts]
