/** Whether the browser sends Global Privacy Control: marketing is refused then, whatever else is chosen. */
export function hasPrivacyControl(): boolean {
  return (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true
}
