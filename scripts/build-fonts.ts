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

const files = [
  { name: 'burmese-400', weight: 400, ranges: BURMESE },
  { name: 'burmese-700', weight: 700, ranges: BURMESE },
  { name: 'other-peoples-400', weight: 400, ranges: [...BURMESE, ...OTHER_PEOPLES] },
] as const

const root = new URL('..', import.meta.url)

for (const { name, weight, ranges } of files) {
  const source = `node_modules/@fontsource/noto-sans-myanmar/files/noto-sans-myanmar-myanmar-${weight}-normal.woff2`
  const letters = ranges.flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, i) => from + i))
  const font = await subsetFont(await readFile(new URL(source, root)), String.fromCodePoint(...letters), {
    targetFormat: 'woff2',
  })
  await writeFile(new URL(`ui/fonts/${name}.woff2`, root), font)
  console.log(`${name}: ${font.byteLength} bytes`)
}
