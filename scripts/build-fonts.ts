/**
 * Cuts the Burmese web font down to the letters of Burmese: 23 KB instead of 47 KB for a phone that pays by
 * the megabyte. Shan, Mon and Karen letters sit in a second file that a page fetches only when it shows one.
 * The output is committed, because it changes only with the source package.
 */
import { readFile, writeFile } from 'node:fs/promises'
import subsetFont from 'subset-font'

const BURMESE = [
  [0x20, 0x20],
  [0xa0, 0xa0],
  [0x1000, 0x1021],
  [0x1023, 0x1027],
  [0x1029, 0x1032],
  [0x1036, 0x104f],
  [0x200b, 0x200d],
  [0x25cc, 0x25cc],
] as const
const OTHER_PEOPLES = [
  [0x1022, 0x1022],
  [0x1028, 0x1028],
  [0x1033, 0x1035],
  [0x1050, 0x109f],
  [0xa9e0, 0xa9fe],
  [0xaa60, 0xaa7f],
] as const

const LATIN = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x2013, 0x2014],
  [0x2018, 0x201d],
  [0x2022, 0x2022],
  [0x2026, 0x2026],
  [0x2212, 0x2212],
] as const

const files = [
  { to: 'ui/fonts/burmese-400.woff2', part: 'myanmar-400', ranges: BURMESE },
  { to: 'ui/fonts/burmese-700.woff2', part: 'myanmar-700', ranges: BURMESE },
  { to: 'ui/fonts/other-peoples-400.woff2', part: 'myanmar-400', ranges: [...BURMESE, ...OTHER_PEOPLES] },
  // The letters of a receipt; what is embedded is cut down again to the ones it uses.
  { to: 'modules/receipts/fonts/burmese-400.ttf', part: 'myanmar-400', ranges: BURMESE },
  { to: 'modules/receipts/fonts/burmese-700.ttf', part: 'myanmar-700', ranges: BURMESE },
  { to: 'modules/receipts/fonts/latin-400.ttf', part: 'latin-400', ranges: LATIN },
  { to: 'modules/receipts/fonts/latin-700.ttf', part: 'latin-700', ranges: LATIN },
] as const

const root = new URL('..', import.meta.url)

for (const { to, part, ranges } of files) {
  const source = `node_modules/@fontsource/noto-sans-myanmar/files/noto-sans-myanmar-${part}-normal.woff2`
  const letters = ranges.flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, i) => from + i))
  const font = await subsetFont(await readFile(new URL(source, root)), String.fromCodePoint(...letters), {
    targetFormat: to.endsWith('.ttf') ? 'truetype' : 'woff2',
  })
  await writeFile(new URL(to, root), font)
  console.log(`${to}: ${font.byteLength} bytes`)
}
