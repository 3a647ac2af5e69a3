/** Formats an integer as "12,500". Avoids `toLocaleString`, whose first call takes 15 ms in a browser. */
export function formatNumber(count: number): string {
  return String(count).replace(/\B(?=(?:\d{3})+$)/g, ',')
}
