import * as embed from '@/forms/embed'
import { watchMarkup } from '@/forms/watch-markup'

/** What the pages of widgets.spec.ts drive. */
export type Harness = typeof embed & { watchMarkup: typeof watchMarkup }

Object.assign(window, { harness: { ...embed, watchMarkup } })
