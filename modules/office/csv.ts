type Cell = string | number | boolean | null

/** Keeps a spreadsheet from reading a cell as a formula. */
const plain = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text)

const cell = (value: Cell): string => {
  const text = typeof value === 'string' ? plain(value) : String(value ?? '')
  return /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** CRLF line ends as in RFC 4180, and a byte order mark so that programs read UTF-8. */
export const toCsv = (head: readonly string[], rows: readonly (readonly Cell[])[]): string =>
  `\uFEFF${[head, ...rows].map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`
