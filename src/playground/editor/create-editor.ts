import {
  autocompletion,
  closeBrackets,
  closeBracketsKeymap,
  completionKeymap,
  type CompletionContext,
} from '@codemirror/autocomplete'
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands'
import { json } from '@codemirror/lang-json'
import { bracketMatching, indentOnInput, LanguageSupport } from '@codemirror/language'
import { lintGutter, lintKeymap, setDiagnostics, type Diagnostic } from '@codemirror/lint'
import { Annotation, Compartment, EditorState, type Extension, type Transaction } from '@codemirror/state'
import {
  drawSelection,
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  keymap,
  lineNumbers,
} from '@codemirror/view'
import { styleTags, tags } from '@lezer/highlight'
import { graphqlLanguage } from 'cm6-graphql'
import { maxDepth, nestsDeeper } from '../engine/limits'
import { look } from './look'
import type { Editor, EditorOptions, Mark, Vocabulary } from './messages'
import { completeQuery, completeSchema } from './completion'
import { textChange } from '../engine/text-change'

/** The grammar with names told apart: those of fields, of arguments, and of types. */
const graphql = graphqlLanguage.configure({
  props: [
    styleTags({
      'FieldDefinition/Name InputValueDefinition/Name': tags.propertyName,
      EnumValue: tags.number,
    }),
  ],
})

/** Marks a change that the page made, which it need not be told of. */
const fromPage = Annotation.define<boolean>()

/** What every editor has. Offsets are the page's, which keeps line breaks as typed. */
const basics: Extension = [
  lineNumbers(),
  lintGutter(),
  highlightActiveLine(),
  highlightActiveLineGutter(),
  drawSelection(),
  indentOnInput(),
  bracketMatching(),
  closeBrackets(),
  EditorState.lineSeparator.of('\n'),
]

/** Puts an editor into an element. Tab is left to the browser, so the keyboard can leave. */
export function createEditor(options: EditorOptions): Editor {
  const { parent, text, label, language, onChange, onUndo, onRedo, selection } = options
  let vocabulary: Vocabulary = {}
  let script: Extension = [[]]
  const support = new Compartment()
  // The editor adopts its styles in a shadow root. In the document it would add style elements, which the policy blocks.
  const host = document.createElement('div')
  host.style.height = '100%'
  parent.append(host)
  const root = host.attachShadow({ mode: 'open' })
  const view = new EditorView({
    parent: root,
    root,
    state: EditorState.create({
      doc: text,
      extensions: [
        basics,
        // The scrolling frame is reached through its text, which only counts as focusable with a tab index.
        EditorView.contentAttributes.of({ 'aria-label': label, spellcheck: 'false', tabindex: '0' }),
        support.of(isDeep(text) ? [] : languageSupport()),
        // Not part of the support: its plugin fails when it is taken away while it is at work.
        language === 'schema' || language === 'query' ? autocompletion({ override: [complete] }) : [],
        EditorState.transactionExtender.of(withoutDeepText),
        undoKeys(onUndo, onRedo),
        keymap.of([...closeBracketsKeymap, ...completionKeymap, ...lintKeymap, ...defaultKeymap]),
        whenTyped(onChange),
        look,
      ],
    }),
  })

  if (selection) {
    view.dispatch({ selection: { anchor: selection.from, head: selection.to } })
    view.focus()
  }
  if (language === 'script') void loadScript()

  /** Few pages show scripts, so their grammar comes later than the text. */
  async function loadScript(): Promise<void> {
    const { javascript } = await import('@codemirror/lang-javascript')
    script = javascript({ typescript: true })
    view.dispatch({ effects: support.reconfigure(script) })
  }

  function languageSupport(): Extension {
    if (language === 'json') return json()
    return language === 'script' ? script : new LanguageSupport(graphql)
  }

  function complete(context: CompletionContext) {
    if (isDeep(context.state.doc.toString())) return null
    return language === 'schema'
      ? completeSchema(context, vocabulary.types ?? [])
      : completeQuery(context, vocabulary.apiSdl ?? '')
  }

  /** Colors and completion recurse into what is nested, so very deep text gets none. */
  function withoutDeepText({ docChanged, newDoc, startState }: Transaction) {
    if (!docChanged) return null
    const deep = isDeep(newDoc.toString())
    const isPlain = (support.get(startState) as readonly Extension[] | undefined)?.length === 0
    return deep === isPlain ? null : { effects: support.reconfigure(deep ? [] : languageSupport()) }
  }

  return {
    setText(next) {
      const changes = textChange(view.state.doc.toString(), next)
      if (changes) view.dispatch({ changes, annotations: fromPage.of(true) })
    },
    setMarks(marks) {
      const diagnostics = marks.map((mark) => toDiagnostic(mark, view.state.doc.length))
      view.dispatch(setDiagnostics(view.state, diagnostics))
    },
    setVocabulary(next) {
      vocabulary = next
    },
    select({ from, to }) {
      const end = view.state.doc.length
      const range = { anchor: Math.min(from, end), head: Math.min(to, end) }
      view.dispatch({ selection: range, effects: EditorView.scrollIntoView(range.anchor, { y: 'center' }) })
      view.focus()
    },
    destroy() {
      view.destroy()
      host.remove()
    },
  }
}

/** Calls back with the text after each change that the page did not make. */
function whenTyped(onChange: EditorOptions['onChange']): Extension {
  return EditorView.updateListener.of(({ transactions, state }) => {
    const isTyped = transactions.some((item) => item.docChanged && !item.annotation(fromPage))
    if (isTyped) onChange(state.doc.toString())
  })
}

function undoKeys(onUndo: EditorOptions['onUndo'], onRedo: EditorOptions['onRedo']): Extension {
  if (!onUndo || !onRedo) return [history(), keymap.of(historyKeymap)]
  return keymap.of([
    { key: 'Mod-z', run: () => (onUndo(), true), preventDefault: true },
    { key: 'Mod-y', mac: 'Mod-Shift-z', run: () => (onRedo(), true), preventDefault: true },
    { key: 'Mod-Shift-z', run: () => (onRedo(), true), preventDefault: true },
  ])
}

/** Range ends are capped, because the text may be shorter than the one that was checked. */
function toDiagnostic({ range, code, message, fixes }: Mark, end: number): Diagnostic {
  return {
    from: Math.min(range.from, end),
    to: Math.min(range.to, end),
    severity: 'error',
    source: code,
    message,
    actions: fixes.map(({ title, apply }) => ({ name: title, apply })),
  }
}

/** Twice what the engine takes. */
function isDeep(text: string): boolean {
  return nestsDeeper(text, 2 * maxDepth)
}
