'use client'

import clsx from 'clsx'
import { useEffect, useEffectEvent, useImperativeHandle, useRef, useState, type Ref } from 'react'
import { whenIdle } from '@/lib/when-idle'
import type { Range } from '../engine/messages'
import styles from './code-field.module.css'
import { loadEditor } from './load-editor'
import type { Editor, EditorLanguage, Mark, Vocabulary } from './messages'
import { whenShown } from './when-shown'

/** Selects a range of the text and moves the focus there. */
export type CodeFieldHandle = { select: (range: Range) => void }

type Props = {
  /** Names the field for assistive technology. */
  label: string
  language: EditorLanguage
  value: string
  onChange: (value: string) => void
  marks?: readonly Mark[]
  vocabulary?: Vocabulary
  onUndo?: () => void
  onRedo?: () => void
  /** Called once when the editor cannot be loaded; the text area stays. */
  onLoadError?: () => void
  ref?: Ref<CodeFieldHandle>
  className?: string
}

const noMarks: readonly Mark[] = []
const noVocabulary: Vocabulary = {}

/** A field for code: a text area, which an editor replaces once it has loaded. Text, cursor and focus move along. */
export function CodeField(props: Props) {
  const { label, language, value, onChange, marks = noMarks, vocabulary = noVocabulary, ref } = props
  const frame = useRef<HTMLDivElement>(null)
  const area = useRef<HTMLTextAreaElement>(null)
  const [editor, setEditor] = useState<Editor>()
  /** Texts that were typed and have not come back as `value` yet. */
  const typed = useRef<string[]>([])
  /** The value that the field shows already. What is typed into a new editor may come before its first effect. */
  const shown = useRef(value)
  const changed = useEffectEvent((text: string) => {
    typed.current.push(text)
    onChange(text)
  })
  const undo = useEffectEvent(() => props.onUndo?.())
  const redo = useEffectEvent(() => props.onRedo?.())
  const failed = useEffectEvent(() => props.onLoadError?.())

  const create = useEffectEvent((createEditor: Awaited<ReturnType<typeof loadEditor>>) => {
    if (!frame.current) return undefined
    const field = area.current
    const hasFocus = field !== null && document.activeElement === field
    // Gone at once rather than with the next rendering, so that the editor does not start below it.
    if (field) field.style.display = 'none'
    const created = createEditor({
      parent: frame.current,
      text: field?.value ?? value,
      label,
      language,
      onChange: changed,
      ...(props.onUndo && { onUndo: undo, onRedo: redo }),
      ...(hasFocus && { selection: { from: field.selectionStart, to: field.selectionEnd } }),
    })
    setEditor(created)
    return created
  })

  useEffect(() => {
    let created: Editor | undefined
    const stop = new AbortController()
    async function replaceArea() {
      try {
        // Creating an editor takes long: those in hidden tabs wait, and no two are created in one task.
        if (frame.current) await whenShown(frame.current, stop.signal)
        const createEditor = await loadEditor()
        await whenIdle(300)
        if (!stop.signal.aborted) created = create(createEditor)
      } catch {
        if (!stop.signal.aborted) failed()
      }
    }
    void replaceArea()
    return () => {
      stop.abort()
      created?.destroy()
    }
  }, [])

  useEffect(() => {
    if (value === shown.current) return
    shown.current = value
    // Rendering may lag behind typing; an older text that comes back must not replace a newer one.
    const own = typed.current.lastIndexOf(value)
    typed.current = typed.current.slice(own + 1)
    if (own !== -1) return
    typed.current = []
    editor?.setText(value)
  }, [editor, value])
  useEffect(() => editor?.setMarks(marks), [editor, marks])
  useEffect(() => editor?.setVocabulary(vocabulary), [editor, vocabulary])

  useImperativeHandle(ref, () => ({
    select(range) {
      if (editor) return editor.select(range)
      area.current?.focus()
      area.current?.setSelectionRange(range.from, range.to)
    },
  }))

  return (
    <div ref={frame} className={clsx(styles.field, props.className)}>
      {!editor && (
        <textarea
          ref={area}
          aria-label={label}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
        />
      )}
    </div>
  )
}
