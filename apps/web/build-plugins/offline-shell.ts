import { readFileSync } from 'node:fs'
import { VitePWA } from 'vite-plugin-pwa'
import type { Plugin } from 'vite'
import { brand } from '../../../brand/brand.ts'
import { ICONS } from './app-icons.ts'
import { keptFor } from './kept-answers.ts'
import { shellFiles } from './shell-files.ts'

const plum = /--brand-plum-700:\s*(#[0-9a-f]{6})/.exec(
  readFileSync(new URL('../../../brand/brand.css', import.meta.url), 'utf8'),
)?.[1]

const HASHED = /-[\w-]{8}\.\w+$/

/** A name that no address ends in, so that `/` is never answered with a stored page while the network answers. */
const NO_DIRECTORY_INDEX = 'no-directory-index'

/**
 * Installable, and readable without a network. The worker stores the frame and a few pages when it starts; what else
 * is opened is kept on the way. Pages and texts are asked for first, because they belong to one release; a list that
 * changes once a month is shown from the phone and renewed behind.
 */
export function offlineShell(): Plugin[] {
  const shell = new Set<string>()
  return [
    shellFiles(shell),
    ...VitePWA({
      strategies: 'generateSW',
      registerType: 'prompt',
      injectRegister: null,
      filename: 'sw.js',
      manifest: {
        id: '/',
        name: `${brand.name.en} ${brand.name.my}`,
        short_name: brand.name.en,
        description: brand.tagline.my,
        lang: 'my',
        dir: 'ltr',
        start_url: './',
        scope: './',
        display: 'standalone',
        background_color: '#fffdfb',
        theme_color: plum ?? '#000000',
        icons: [
          { src: './icon.svg', type: 'image/svg+xml', sizes: 'any' },
          ...ICONS.map(({ file, size, purpose }) => ({
            src: `./${file}`,
            type: 'image/png',
            sizes: `${size}x${size}`,
            purpose,
          })),
        ],
      },
      workbox: {
        cleanupOutdatedCaches: true,
        clientsClaim: true,
        inlineWorkboxRuntime: true,
        sourcemap: false,
        directoryIndex: NO_DIRECTORY_INDEX,
        navigateFallback: null,
        dontCacheBustURLsMatching: HASHED,
        globPatterns: ['index.html', 'icon.svg', 'assets/*.{js,css,woff2}'],
        manifestTransforms: [
          (entries) => ({ manifest: entries.filter(({ url }) => shell.has(url)), warnings: [] }),
        ],
        runtimeCaching: keptFor(),
      },
    }),
  ]
}
