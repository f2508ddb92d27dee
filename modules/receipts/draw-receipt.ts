import type { Readable } from 'node:stream'
import type { Font } from 'fontkit'
import PDFDocument from 'pdfkit'
import { encode } from 'uqr'
import { brand } from '#brand'
import { lineHeight, makePen, type Pen } from './pen.ts'
import type { ReceiptSheet } from './receipt-sheet.ts'
import { FONT_NAMES, openShapedFont } from './shaped-font.ts'

type Pdf = InstanceType<typeof PDFDocument>

const PAGE = { width: 420, height: 595, margin: 32 } as const
const RIGHT = PAGE.width - PAGE.margin
const INNER = PAGE.width - 2 * PAGE.margin
const COLORS = { plum: '#6d1a4f', ink: '#241a20', soft: '#675b62', line: '#e7dfe3', leaf: '#1f7a55' } as const
const BAND = 84
const QR = 116

let opened: Promise<readonly Font[]> | undefined
/** Loaded with the first receipt of a process, then cached. */
const openFonts = (): Promise<readonly Font[]> => (opened ??= Promise.all(FONT_NAMES.map(openShapedFont)))

/** One A5 page. The same receipt always gives the same bytes. */
export async function drawReceipt(sheet: ReceiptSheet): Promise<Readable> {
  const fonts = await openFonts()
  const pdf = new PDFDocument({
    size: [PAGE.width, PAGE.height],
    margin: 0,
    font: '',
    lang: sheet.lang,
    displayTitle: true,
    info: {
      Title: `${sheet.title} ${sheet.number}`,
      Author: brand.legalName[sheet.lang],
      CreationDate: sheet.at,
    },
  })
  // The library accepts a font that shapes its own text, which its types do not say.
  for (const [at, name] of FONT_NAMES.entries()) pdf.registerFont(name, fonts[at] as unknown as ArrayBuffer)
  const pen = makePen(pdf)
  drawHead(pdf, pen, sheet)
  drawFacts(pdf, pen, sheet, drawAmount(pdf, pen, sheet))
  drawCheck(pdf, pen, sheet)
  pdf.end()
  return pdf as unknown as Readable
}

function drawHead(pdf: Pdf, pen: Pen, { title, lang }: ReceiptSheet): void {
  pdf.rect(0, 0, PAGE.width, BAND).fill(COLORS.plum)
  drawMark(pdf, PAGE.margin, 18, 48)
  pen.write(brand.name[lang], PAGE.margin + 60, 50, { size: 22, bold: true, color: '#ffffff' })
  pen.write(title, RIGHT, 49, { size: 16, color: '#ffffff', align: 'right' })
}

function drawMark(pdf: Pdf, x: number, y: number, side: number): void {
  const { sepal, petal, lip, heart } = brand.mark
  pdf
    .save()
    .translate(x, y)
    .scale(side / 64)
    .translate(32, 33)
  for (const { d, turns, fill } of [sepal, petal]) {
    for (const turn of turns) pdf.save().rotate(turn).path(d).fill(fill).restore()
  }
  pdf.path(lip.d).fill(lip.fill).circle(0, 1, heart.r).fill(heart.fill).restore()
}

function drawAmount(pdf: Pdf, pen: Pen, { amountName, amount, state, undone }: ReceiptSheet): number {
  pen.write(amountName, PAGE.margin, BAND + 32, { size: 11, color: COLORS.soft })
  pen.write(amount, PAGE.margin, BAND + 66, { size: 26, bold: true, color: COLORS.ink })
  const ink = { size: 11, bold: true, color: '#ffffff' } as const
  const width = pen.widthOf(state, ink) + 24
  pdf.roundedRect(RIGHT - width, BAND + 42, width, 26, 13).fill(undone ? COLORS.soft : COLORS.leaf)
  pen.write(state, RIGHT - width + 12, BAND + 59, ink)
  return BAND + 88
}

function drawFacts(pdf: Pdf, pen: Pen, { facts }: ReceiptSheet, top: number): void {
  const column = 128
  let y = top
  for (const { name, value } of facts) {
    const ink = { size: 10.5, color: COLORS.ink } as const
    pdf.moveTo(PAGE.margin, y).lineTo(RIGHT, y).lineWidth(0.75).stroke(COLORS.line)
    pen.write(name, PAGE.margin, y + 17, { size: 10, color: COLORS.soft })
    const high = pen.paragraph(value, PAGE.margin + column, y + 17, INNER - column, ink)
    y += high - lineHeight(value, ink.size) + 26
  }
  pdf.moveTo(PAGE.margin, y).lineTo(RIGHT, y).lineWidth(0.75).stroke(COLORS.line)
}

function drawCheck(pdf: Pdf, pen: Pen, sheet: ReceiptSheet): void {
  const top = PAGE.height - PAGE.margin - QR - 26
  drawQr(pdf, sheet.address, PAGE.margin, top)
  pdf.link(PAGE.margin, top, QR, QR, sheet.address)
  const x = PAGE.margin + QR + 18
  const width = RIGHT - x
  let y = top + 16
  y += pen.paragraph(sheet.checkTitle, x, y, width, { size: 12, bold: true, color: COLORS.plum }) + 2
  y += pen.paragraph(sheet.checkText, x, y, width, { size: 9.5, color: COLORS.ink }) + 2
  const numberAt = sheet.address.lastIndexOf('/') + 1
  for (const part of [sheet.address.slice(0, numberAt), sheet.address.slice(numberAt)]) {
    pen.write(part, x, y, { size: 8.5, color: COLORS.soft })
    y += 12
  }
  pen.write(sheet.foot, PAGE.margin, PAGE.height - PAGE.margin + 6, { size: 8.5, color: COLORS.soft })
}

/** Each dark run of a row is one bar; they overlap slightly, otherwise viewers show fine white lines. */
function drawQr(pdf: Pdf, text: string, left: number, top: number): void {
  const { data, size } = encode(text, { border: 0, ecc: 'M' })
  const side = QR / size
  for (const [y, row] of data.entries()) {
    for (const { index, 0: bar } of row.map(Number).join('').matchAll(/1+/g))
      pdf.rect(left + index * side, top + y * side, bar.length * side, side + 0.05)
  }
  pdf.fill(COLORS.ink)
}
