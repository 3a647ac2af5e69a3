import './styles.css'

export { createInline } from './inline'
export { createPopup, createSlider } from './modal'
export { createFromMarkup, type MarkupSettings } from './markup'
export type * from './options'
export { createPopover, createSideTab } from './panel'
