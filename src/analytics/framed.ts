/** Whether this page is inside a frame, as forms are. The outer page then counts views and asks for consent. */
export function isFramed(): boolean {
  return window.parent !== window
}
