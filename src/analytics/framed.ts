/** Whether this page is shown inside another one, as forms are; the outer page counts and asks then. */
export function isFramed(): boolean {
  return window.parent !== window
}
