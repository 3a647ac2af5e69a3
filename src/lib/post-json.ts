/** Posts a value as JSON. The request may outlive the page, and a blocked or failed one does not concern the visitor. */
export function postJson(url: string, value: object, contentType = 'application/json'): void {
  fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': contentType },
    body: JSON.stringify(value),
    credentials: 'omit',
    keepalive: true,
  }).catch(() => {})
}
