import { inflateSync } from 'node:zlib'
import jsQR from 'jsqr'

/** The content of the first page, as plain PDF operators. */
function drawingOf(pdf: Buffer): string {
  const text = pdf.toString('latin1')
  for (const { index } of text.matchAll(/stream\r?\n/g)) {
    const from = index + (text.slice(index).startsWith('stream\r') ? 8 : 7)
    const to = text.indexOf('endstream', from)
    const drawing = inflateSync(pdf.subarray(from, to)).toString('latin1')
    if (/ re$/m.test(drawing)) return drawing
  }
  return ''
}

const PAGE = { width: 420, height: 595 }
/** Pixels per point. */
const SCALE = 3

/** Paints the filled rectangles of a page and reads the QR code they form. */
export function qrOf(pdf: Buffer): string | null {
  const [width, height] = [PAGE.width * SCALE, PAGE.height * SCALE]
  const pixels = new Uint8ClampedArray(width * height * 4).fill(255)
  for (const [, x, y, w, h] of drawingOf(pdf).matchAll(/^([\d.]+) ([\d.]+) ([\d.]+) ([\d.]+) re$/gm)) {
    const [left, top, wide, high] = [x, y, w, h].map((number) => Math.round(Number(number) * SCALE))
    if (!left || !top || !wide || !high) continue
    for (let row = top; row < top + high; row += 1)
      for (let column = left; column < left + wide; column += 1)
        pixels.fill(0, (row * width + column) * 4, (row * width + column) * 4 + 3)
  }
  return jsQR(pixels, width, height)?.data ?? null
}

/** Targets of the page's links. */
export const linksOf = (pdf: Buffer): string[] =>
  [...pdf.toString('latin1').matchAll(/\/URI \(([^)]*)\)/g)].map(([, address]) => address ?? '')
