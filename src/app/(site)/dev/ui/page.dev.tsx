import type { Metadata } from 'next'
import { CodeSpecimens } from './code-specimens'
import { ControlSpecimens } from './control-specimens'
import type { Theme as ThemeName } from './specimen'
import { SurfaceSpecimens } from './surface-specimens'
import { TextSpecimens } from './text-specimens'

export const metadata: Metadata = { title: 'Primitives' }

/** Every component of src/ui in every state and both themes. In `npm run dev` only (see `pageExtensions` in next.config.ts). */
export default function PrimitivesPage() {
  return (
    <div className="mx-auto max-w-[1680px] px-4 py-12 md:px-8">
      <h1 className="text-4xl font-semibold tracking-tight">Primitives</h1>
      <p className="mt-3 max-w-[60ch] text-muted">
        What stands in <code className="font-mono text-sm">src/ui</code>, in every state and in both themes.
        Check it by keyboard, with reduced motion and with JavaScript off.
      </p>
      <div className="mt-10 grid gap-6 lg:grid-cols-2">
        <Theme name="dark" />
        <Theme name="light" />
      </div>
    </div>
  )
}

function Theme({ name }: { name: ThemeName }) {
  return (
    <section
      aria-label={`${name} theme`}
      className={`${name} min-w-0 rounded-card border border-line bg-ground p-4 text-text sm:p-8`}
    >
      <ControlSpecimens theme={name} />
      <SurfaceSpecimens theme={name} />
      <CodeSpecimens theme={name} />
      <TextSpecimens theme={name} />
    </section>
  )
}
