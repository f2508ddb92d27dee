import { readFile } from 'node:fs/promises'
import { create, type Font } from 'fontkit'
import { Blob, Buffer as ShapeBuffer, Face, Font as ShapeFont, shape } from 'harfbuzzjs'

export const FONT_NAMES = ['latin-400', 'latin-700', 'burmese-400', 'burmese-700'] as const
export type FontName = (typeof FONT_NAMES)[number]

/** The font with the PDF library's own layout: good for Latin, but it cannot shape Burmese. */
export async function openPlainFont(name: FontName): Promise<Font> {
  return create(await readFile(fileOf(name))) as Font
}

/**
 * A font shaped by HarfBuzz. The PDF library's own layout neither moves the vowel sign e before its consonant nor stacks consonants,
 * which makes Burmese unreadable.
 */
export async function openShapedFont(name: FontName): Promise<Font> {
  const bytes = await readFile(fileOf(name))
  const font = create(bytes) as Font
  const shaper = new ShapeFont(new Face(new Blob(bytes)))
  return Object.assign(font, { layout: (text: string) => layOut(font, shaper, text) })
}

const fileOf = (name: FontName): URL => new URL(`fonts/${name}.ttf`, import.meta.url)

function layOut(font: Font, shaper: ShapeFont, text: string) {
  const buffer = new ShapeBuffer()
  buffer.addText(text)
  buffer.guessSegmentProperties()
  shape(shaper, buffer)
  const infos = buffer.getGlyphInfos()
  const positions = buffer.getGlyphPositions().map(({ xAdvance, yAdvance, xOffset, yOffset }) => ({
    xAdvance,
    yAdvance,
    xOffset,
    yOffset,
  }))
  return {
    glyphs: infos.map(({ codepoint, cluster }) => font.getGlyph(codepoint, [text.codePointAt(cluster) ?? 0])),
    positions,
    advanceWidth: positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0),
  }
}
