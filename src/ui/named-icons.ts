import type { ComponentType } from 'react'
import * as marks from './brand-icon'
import * as shapes from './icon'

type Icon = ComponentType<shapes.IconProps>

/** Icons by the name that content gives. Server components only, because it brings all of them. */
export const icons: Readonly<Record<keyof typeof shapes, Icon & { path: string }>> = { ...shapes }
export const brandIcons: Readonly<Record<keyof typeof marks, Icon>> = { ...marks }

type Names<Of> = [keyof Of, ...(keyof Of)[]]
export const iconNames = Object.keys(icons) as Names<typeof icons>
export const brandIconNames = Object.keys(brandIcons) as Names<typeof brandIcons>
