import type { ComponentType } from 'react'
import type { PathRule } from './paths'

export type MenuIcon = ComponentType<{ size?: number; className?: string }>

/** An entry of a menu (docs/contracts/site-chrome.md#menus). */
export type MenuLink = { title: string; description: string; href: string; icon: MenuIcon }
export type MenuGroup = { title: string; links: readonly MenuLink[] }

/** A navigation link (docs/contracts/site-chrome.md#menus). */
export type NavLink = SubLink & { icon?: MenuIcon; subMenu?: readonly SubLink[] }
type SubLink = {
  label: string
  url: string
  /** The pages on which it is marked, if they are not those with the same first path segment. */
  section?: PathRule
}
/** The link to the course. The area of the course makes it, which this one cannot import. */
export type CourseLink = ComponentType<CourseLinkProps>
export type CourseLinkProps = {
  /** The text without progress; by default the title of the course. */
  start?: string
  /** Stays in front of the chapter to continue with; by default that takes the place of `start`. */
  label?: string
  className?: string
}
export type NavList = { title: string; links: readonly SubLink[] }
