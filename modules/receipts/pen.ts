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

/** Burmese letters reach further up and down than Latin ones. */
export const lineHeight = (text: string, size: number): number =>
  size * (textRuns(text).some(({ burmese }) => burmese) ? 1.75 : 1.35)

/** Writes text of both scripts on one line of letters. */
export function makePen(pdf: Pdf) {
  const choose = (burmese: boolean, { size, bold = false }: Ink) =>
    pdf.font(FONTS[burmese ? 'burmese' : 'latin'][bold ? 'bold' : 'plain'], size)

  const widthOf = (text: string, ink: Ink): number =>
    textRuns(text).reduce(
      (sum, run) => sum + choose(run.burmese, ink).widthOfString(run.text, { lineBreak: false }),
      0,
    )

  /** `x` is where it begins or, aligned to the right, where it ends. */
  function write(text: string, x: number, baseline: number, ink: Ink): void {
    let at = ink.align === 'right' ? x - widthOf(text, ink) : x
    // What a reader copies or hears is the text, not the glyphs in the order they are drawn.
    pdf.markContent('Span', { actual: text })
    for (const run of textRuns(text)) {
      choose(run.burmese, ink).fillColor(ink.color)
      pdf.text(run.text, at, baseline, { lineBreak: false, baseline: 'alphabetic' })
      at += pdf.widthOfString(run.text, { lineBreak: false })
    }
    pdf.endMarkedContent()
  }

  /** As many lines as it takes; answers how high they are. */
  function paragraph(text: string, x: number, baseline: number, width: number, ink: Ink): number {
    const step = lineHeight(text, ink.size)
    const lines = wrap(text, width, (part) => widthOf(part, ink))
    for (const [at, line] of lines.entries()) write(line, x, baseline + at * step, ink)
    return lines.length * step
  }

  return { write, paragraph, widthOf }
}

export type Pen = ReturnType<typeof makePen>
