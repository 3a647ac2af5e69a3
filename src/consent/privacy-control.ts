/** Whether the browser sends Global Privacy Control, which refuses marketing whatever the visitor chose. */
export function hasPrivacyControl(): boolean {
  return (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true
}
