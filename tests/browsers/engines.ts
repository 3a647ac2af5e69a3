import { findProgram } from '../../scripts/browser'
import type { Engine } from './driver'
import { launchWebKit } from './webkit'

export type EngineName = 'firefox' | 'webkit'

type EngineInfo = {
  title: string
  /** What must be installed, and the Debian packages that contain it. */
  programs: string[]
  packages: string[]
  launch: () => Promise<Engine>
}

export const engines: Record<EngineName, EngineInfo> = {
  firefox: {
    title: 'Firefox',
    programs: ['firefox-esr'],
    packages: ['firefox-esr'],
    // Its packages are there only where Firefox is.
    launch: async () => (await import('./firefox')).launchFirefox(findProgram(['firefox-esr']) ?? ''),
  },
  webkit: {
    title: 'WebKit',
    programs: ['WebKitWebDriver', 'xvfb-run', 'xauth'],
    packages: ['webkit2gtk-driver', 'xvfb', 'xauth'],
    launch: launchWebKit,
  },
}

/** Programs that an engine needs and that are not installed. */
export function missingPrograms(name: EngineName): string[] {
  return engines[name].programs.filter((program) => !findProgram([program]))
}
