import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import type { Plugin } from 'vite'

export const ICONS = [
  { file: 'icon-192.png', size: 192, purpose: 'any' },
  { file: 'icon-512.png', size: 512, purpose: 'any' },
  { file: 'icon-maskable-512.png', size: 512, purpose: 'maskable' },
] as const

const TOUCH_ICON = { file: 'apple-touch-icon.png', size: 180, purpose: 'maskable' } as const

const FAVICON = { file: 'favicon.ico', size: 32 }

/** Browsers ask for this one by its name, whatever the page says. One PNG in the old container. */
function icoOf(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.writeUInt8(size, 6)
  head.writeUInt8(size, 7)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, png])
}

/** A launcher cuts its own shape out of a maskable icon, so the ground reaches the edge and the flower keeps clear. */
const forMask = (svg: string): string =>
  svg
    .replace('viewBox="0 0 64 64"', 'viewBox="-6 -6 76 76"')
    .replace(/<rect [^>]*fill="([^"]+)"\/>/, '<rect x="-6" y="-6" width="76" height="76" fill="$1"/>')

/** Phones want PNG; they are drawn from the one vector icon while building. */
export function appIcons(): Plugin {
  return {
    name: 'app-icons',
    apply: 'build',
    async generateBundle() {
      const svg = await readFile(new URL('../public/icon.svg', import.meta.url), 'utf8')
      for (const { file, size, purpose } of [...ICONS, TOUCH_ICON]) {
        const drawing = Buffer.from(purpose === 'maskable' ? forMask(svg) : svg)
        const source = await sharp(drawing, { density: 600 })
          .resize(size, size)
          .png({ palette: true })
          .toBuffer()
        this.emitFile({ type: 'asset', fileName: file, source })
      }
      const small = await sharp(Buffer.from(svg), { density: 600 })
        .resize(FAVICON.size, FAVICON.size)
        .png()
        .toBuffer()
      this.emitFile({ type: 'asset', fileName: FAVICON.file, source: icoOf(small, FAVICON.size) })
    },
    transformIndexHtml: () => [
      { tag: 'link', attrs: { rel: 'apple-touch-icon', href: `./${TOUCH_ICON.file}` }, injectTo: 'head' },
    ],
  }
}
