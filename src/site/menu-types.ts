import type { ComponentType } from 'react'

export type MenuIcon = ComponentType<{ size?: number; className?: string }>

/** An entry of a menu (specification §3). */
export type MenuLink = { title: string; description: string; href: string; icon: MenuIcon }
export type MenuGroup = { title: string; links: readonly MenuLink[] }

/** A navigation link (specification §3). */
export type NavLink = { label: string; url: string; icon?: MenuIcon; subMenu?: readonly SubLink[] }
type SubLink = { label: string; url: string }
export type NavList = { title: string; links: readonly SubLink[] }
