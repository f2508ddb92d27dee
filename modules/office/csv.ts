type Cell = string | number | boolean | null

/** A program that opens the file must not take a cell for a formula. */
const plain = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text)

const cell = (value: Cell): string => {
  const text = typeof value === 'string' ? plain(value) : String(value ?? '')
  return /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** Lines with CRLF, as RFC 4180 has it, and the mark by which programs know that it is UTF-8. */
export const toCsv = (head: readonly string[], rows: readonly (readonly Cell[])[]): string =>
  `\uFEFF${[head, ...rows].map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`
