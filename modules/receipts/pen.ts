import type PDFDocument from 'pdfkit'
import type { FontName } from './shaped-font.ts'
import { textRuns, wrap } from './text-runs.ts'

type Pdf = InstanceType<typeof PDFDocument>

export type Ink = {
  readonly size: number
  readonly bold?: boolean
  readonly color: string
  readonly align?: 'left' | 'right'
}

const FONTS = {
  latin: { plain: 'latin-400', bold: 'latin-700' },
  burmese: { plain: 'burmese-400', bold: 'burmese-700' },
} as const satisfies Record<string, Record<string, FontName>>

/** Burmese letters are taller than Latin ones. */
export const lineHeight = (text: string, size: number): number =>
  size * (textRuns(text).some(({ burmese }) => burmese) ? 1.75 : 1.35)

/** Writes text in both scripts on a common baseline. */
export function makePen(pdf: Pdf) {
  const choose = (burmese: boolean, { size, bold = false }: Ink) =>
    pdf.font(FONTS[burmese ? 'burmese' : 'latin'][bold ? 'bold' : 'plain'], size)

  const widthOf = (text: string, ink: Ink): number =>
    textRuns(text).reduce(
      (sum, run) => sum + choose(run.burmese, ink).widthOfString(run.text, { lineBreak: false }),
      0,
    )

  /** `x` is the left edge or, right-aligned, the right edge. */
  function write(text: string, x: number, baseline: number, ink: Ink): void {
    let at = ink.align === 'right' ? x - widthOf(text, ink) : x
    // Copying and screen readers get the text, not the glyphs in drawing order.
    pdf.markContent('Span', { actual: text })
    for (const run of textRuns(text)) {
      choose(run.burmese, ink).fillColor(ink.color)
      pdf.text(run.text, at, baseline, { lineBreak: false, baseline: 'alphabetic' })
      at += pdf.widthOfString(run.text, { lineBreak: false })
    }
    pdf.endMarkedContent()
  }

  /** Wraps the text; returns its height. */
  function paragraph(text: string, x: number, baseline: number, width: number, ink: Ink): number {
    const step = lineHeight(text, ink.size)
    const lines = wrap(text, width, (part) => widthOf(part, ink))
    for (const [at, line] of lines.entries()) write(line, x, baseline + at * step, ink)
    return lines.length * step
  }

  return { write, paragraph, widthOf }
}

export type Pen = ReturnType<typeof makePen>
