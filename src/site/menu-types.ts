import type { ComponentType } from 'react'

export type MenuIcon = ComponentType<{ size?: number; className?: string }>

/** An entry of a menu (docs/contracts/site-chrome.md#menus). */
export type MenuLink = { title: string; description: string; href: string; icon: MenuIcon }
export type MenuGroup = { title: string; links: readonly MenuLink[] }

/** A navigation link (docs/contracts/site-chrome.md#menus). */
export type NavLink = { label: string; url: string; icon?: MenuIcon; subMenu?: readonly SubLink[] }
type SubLink = { label: string; url: string }
export type NavList = { title: string; links: readonly SubLink[] }
