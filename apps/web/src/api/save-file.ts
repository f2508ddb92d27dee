/** Hands a file to the browser, which saves or opens it. */
export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The browser has taken it by then; revoking at once would be too early for some.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
