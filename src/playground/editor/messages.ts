import type { Range } from '../engine/messages'

/** What an editor marks in its text: a problem, and what a press on a fix does. */
export type Mark = {
  range: Range
  code?: string
  message: string
  fixes: { title: string; apply: () => void }[]
}

export type EditorLanguage = 'schema' | 'query' | 'json' | 'script'

/** What completion offers: names of the graph's types for schemas, the API schema for queries. */
export type Vocabulary = { types?: readonly string[]; apiSdl?: string }

export type EditorOptions = {
  parent: HTMLElement
  text: string
  /** Names the field for assistive technology. */
  label: string
  language: EditorLanguage
  onChange: (text: string) => void
  /** Take the place of the editor's own undo, where the page undoes more than text. */
  onUndo?: () => void
  onRedo?: () => void
  /** What was selected in the text area that it replaces: the editor takes the focus, and nothing scrolls. */
  selection?: Range
}

/** An editor on the page. Positions count UTF-16 code units. */
export type Editor = {
  /** Replaces what differs, so that the cursor keeps its place. */
  setText: (text: string) => void
  setMarks: (marks: readonly Mark[]) => void
  setVocabulary: (vocabulary: Vocabulary) => void
  /** Selects a range, scrolls to it and moves the focus there. */
  select: (range: Range) => void
  destroy: () => void
}
