import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { appIcons } from './build-plugins/app-icons.ts'
import { brandMeta } from './build-plugins/brand-meta.ts'
import { earlyFiles } from './build-plugins/early-files.ts'
import { i18nAssets } from './build-plugins/i18n-assets.ts'
import { burmeseLines } from './build-plugins/burmese-lines.ts'
import { callsWithoutShapes } from './build-plugins/calls-without-shapes.ts'
import { offlineShell } from './build-plugins/offline-shell.ts'
import { inlineScripts } from './build-plugins/inline-scripts.ts'
import { OURS, sharedPartsOf } from './build-plugins/page-parts.ts'
import { precompress } from './build-plugins/precompress.ts'
import { BASES } from '../../contracts/bases.ts'

/** The oldest browsers we serve: Android phones that were cheap years ago. */
const CHROME = 87
const SAFARI = 14

const FIRST_LOAD_PACKAGES =
  /node_modules\/(react|react-dom|scheduler|wouter|i18next|react-i18next|@tanstack|use-sync-external-store)\//
/** Our own part of every first load; what only some pages need stays in their chunks. */
const FIRST_LOAD_SOURCES =
  /apps\/web\/src\/((clock|i18n|navigation|page|session|skeletons)\/|app\/[\w-]+\.|low-data\/low-data\.|shell\/(footer|header|[\w-]+\.))|\/brand\//
/** What so many pages need is fetched together, once. */
const MANY_PAGES = 12

const apiAddress = process.env['API_ADDRESS'] ?? 'http://127.0.0.1:8080'
const proxied = [...Object.values(BASES), '/config.json', '/media']

export const root = import.meta.dirname

/** Shared with the build for the server: class names must come out the same. */
export const css = {
  transformer: 'lightningcss',
  lightningcss: { targets: { chrome: CHROME << 16, safari: SAFARI << 16 } },
} as const

export default defineConfig({
  root,
  base: './',
  plugins: [
    burmeseLines(),
    react(),
    brandMeta(),
    inlineScripts(),
    earlyFiles(),
    i18nAssets(),
    callsWithoutShapes(),
    appIcons(),
    offlineShell(),
    precompress(),
  ],
  css,
  build: {
    target: [`chrome${CHROME}`, `safari${SAFARI}`],
    cssMinify: 'lightningcss',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    sourcemap: false,
    reportCompressedSize: false,
    rolldownOptions: {
      // One file for what every page needs of others: it compresses better whole and outlives our releases in the cache.
      output: {
        codeSplitting: {
          groups: [
            { name: 'vendor', test: FIRST_LOAD_PACKAGES },
            { name: 'frame', test: FIRST_LOAD_SOURCES },
            // Where a style sheet refines another, the later name of these wins.
            sharedPartsOf('home-parts', /\/features\/home\/home-page\.tsx$/),
            {
              name: 'many-parts',
              test: OURS,
              minShareCount: MANY_PAGES,
              includeDependenciesRecursively: false,
            },
            sharedPartsOf('news-parts', /\/features\/promotions\/promotions-page\.tsx$/),
            sharedPartsOf('shop-parts', /\/features\/packages\/packages-page\.tsx$/),
            sharedPartsOf('own-parts', /\/features\/sharing\/share-page\.tsx$/),
          ],
        },
      },
    },
  },
  server: {
    proxy: Object.fromEntries(proxied.map((path) => [path, { target: apiAddress, changeOrigin: false }])),
  },
})
