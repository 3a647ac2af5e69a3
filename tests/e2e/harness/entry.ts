import { watchMarkup } from '@/forms/watch-markup'

// What the pages of widgets.spec.ts start.
Object.assign(window, { watchMarkup })
