import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import type { Plugin } from 'vite'

export const ICONS = [
  { file: 'icon-192.png', size: 192, purpose: 'any' },
  { file: 'icon-512.png', size: 512, purpose: 'any' },
  { file: 'icon-maskable-512.png', size: 512, purpose: 'maskable' },
] as const

const TOUCH_ICON = { file: 'apple-touch-icon.png', size: 180, purpose: 'maskable' } as const

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
    },
    transformIndexHtml: () => [
      { tag: 'link', attrs: { rel: 'apple-touch-icon', href: `./${TOUCH_ICON.file}` }, injectTo: 'head' },
    ],
  }
}
