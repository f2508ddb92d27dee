/**
 * Renders our vector pictures to AVIF and WebP in the widths a phone asks for, with the app's icons beside
 * them, and the drawing of the country for the shops. A picture whose drawing did not change since the last run is left as it is.
 */
import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { artSvg } from '#ui/art/art.ts'
import { artNames, heroNames } from '#ui/art/names.ts'
import type { ArtName } from '#ui/art/names.ts'
import { markSvg } from '#ui/logo/mark.ts'
import { COUNTRY_FILE, countryText } from './art/country.ts'
import { mediaShapes } from '#ui/picture/media.ts'
import type { MediaShape } from '#ui/picture/media.ts'

type Job = { name: ArtName; shape: MediaShape }

const folder = new URL('../apps/web/public/media/', import.meta.url)
const encoding = {
  avif: { quality: 60, effort: 2 },
  webp: { quality: 78, effort: 4 },
  jpeg: { quality: 80 },
} as const
const hashFile = new URL('.drawn.json', folder)

const jobs: Job[] = [
  ...artNames.map((name): Job => ({ name, shape: 'post' })),
  ...heroNames.flatMap((name): Job[] => [
    { name, shape: 'wide' },
    { name, shape: 'tall' },
  ]),
]

await mkdir(folder, { recursive: true })
const drawn = await readDrawn()
let rendered = 0
const queue = [...jobs]
await Promise.all([worker(), worker()])
await writeIcons()
await mkdir(new URL('.', COUNTRY_FILE), { recursive: true })
await writeFile(COUNTRY_FILE, countryText())
await writeFile(new URL('manifest.json', folder), JSON.stringify(manifest(), null, 2))
console.log(`${jobs.length} pictures, ${rendered} rendered anew`)

async function worker(): Promise<void> {
  for (let job = queue.shift(); job; job = queue.shift()) await render(job)
}

async function render({ name, shape }: Job): Promise<void> {
  const { suffix, width, height, widths } = mediaShapes[shape]
  const svg = artSvg(name, { width, height })
  const hash = createHash('sha256').update(JSON.stringify(encoding)).update(svg).digest('hex')
  if (drawn[name + suffix] === hash) return
  const sheet = await sharp(Buffer.from(svg)).png({ compressionLevel: 1 }).toBuffer()
  for (const fileWidth of widths) {
    const scaled = sharp(sheet).resize(fileWidth)
    const file = (type: string) => new URL(`${name}${suffix}-${fileWidth}.${type}`, folder)
    await writeFile(file('avif'), await scaled.clone().avif(encoding.avif).toBuffer())
    await writeFile(file('webp'), await scaled.clone().webp(encoding.webp).toBuffer())
  }
  if (shape === 'post') await writePreview(name, sheet)
  drawn[name + suffix] = hash
  rendered += 1
  await writeFile(hashFile, JSON.stringify(drawn))
}

/** Link previews of chat apps still want JPEG. */
async function writePreview(name: ArtName, sheet: Buffer): Promise<void> {
  const preview = await sharp(sheet)
    .resize(mediaShapes.post.width)
    .jpeg({ ...encoding.jpeg, mozjpeg: true })
    .toBuffer()
  await writeFile(new URL(`${name}-1200.jpg`, folder), preview)
}

async function writeIcons(): Promise<void> {
  await writeFile(new URL('app-icon.svg', folder), markSvg('rounded'))
  const png = async (kind: 'rounded' | 'maskable', size: number, name: string) =>
    writeFile(
      new URL(name, folder),
      await sharp(Buffer.from(markSvg(kind)), { density: 72 * (size / 64) })
        .resize(size)
        .png({ palette: true })
        .toBuffer(),
    )
  await png('rounded', 32, 'app-icon-32.png')
  await png('maskable', 180, 'app-icon-180.png')
  await png('rounded', 192, 'app-icon-192.png')
  await png('rounded', 512, 'app-icon-512.png')
  await png('maskable', 512, 'app-icon-maskable-512.png')
}

function manifest(): Record<string, { width: number; height: number; widths: readonly number[] }> {
  return Object.fromEntries(
    jobs.map(({ name, shape }) => {
      const { suffix, width, height, widths } = mediaShapes[shape]
      return [name + suffix, { width, height, widths }]
    }),
  )
}

async function readDrawn(): Promise<Record<string, string>> {
  try {
    return JSON.parse(await readFile(hashFile, 'utf8')) as Record<string, string>
  } catch {
    return {}
  }
}
