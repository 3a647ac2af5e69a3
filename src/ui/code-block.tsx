import clsx from 'clsx'
import { Children, type ReactElement, type ReactNode } from 'react'
import { CopyButton } from './copy-button.client'
import { highlightToHtml } from './highlight'
import { codeLanguages, type CodeLanguage } from './highlight-languages'
import { FoldCheckbox } from './fold-checkbox.client'
import { ChevronDown } from './icon'
import { Tabs } from './tabs.client'

type Props = {
  code: string
  language: CodeLanguage
  filename?: string
  /** Lines to mark, counted from 1, such as `2,4-6`. */
  highlight?: string
  caption?: ReactNode
}

/** A listing, highlighted on the server. Throws a RangeError for lines that do not exist. */
export function CodeBlock({ code, language, filename, highlight, caption }: Props) {
  const languageName = codeLanguages[language]
  const lines = code.trimEnd().split('\n').length
  return (
    <figure className="code-block not-prose">
      <div className="code-frame">
        <div className="code-bar">
          {filename && <span className="code-file">{filename}</span>}
          <span className="code-language">{languageName}</span>
          <CopyButton />
        </div>
        <pre
          role="group"
          tabIndex={0}
          data-language={language}
          aria-label={filename ? `${filename}, ${languageName}` : `${languageName} code`}
        >
          <code dangerouslySetInnerHTML={{ __html: highlightToHtml(code, language, highlight) }} />
        </pre>
        {lines > 14 && (
          <label className="code-more gap-2">
            <FoldCheckbox />
            {filename && <span className="sr-only">{filename}: </span>}
            <span className="code-more-all">Show all {lines} lines</span>
            <span className="code-more-less">Show fewer lines</span>
            <ChevronDown size={16} className="text-muted peer-checked:rotate-180" />
          </label>
        )}
      </div>
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  )
}

/** Several files in one frame, one tab each: code blocks, and for each its file name. */
export function CodeGroup({ labels, children }: { labels: string[]; children: ReactElement<Props>[] }) {
  const lines = Children.map(children, ({ props }) => props.code.split('\n').length)
  // Else the longest file would leave a void below a short one.
  const isEven = Math.max(...lines) - Math.min(...lines) <= 6
  const className = clsx('code-group not-prose', isEven && 'code-group-even')
  return (
    <Tabs labels={labels} label="Files" className={className} panelsFocusable={false}>
      {children}
    </Tabs>
  )
}
