import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { appIcons } from './build-plugins/app-icons.ts'
import { brandMeta } from './build-plugins/brand-meta.ts'
import { earlyFiles } from './build-plugins/early-files.ts'
import { i18nAssets } from './build-plugins/i18n-assets.ts'
import { burmeseLines } from './build-plugins/burmese-lines.ts'
import { callsWithoutShapes } from './build-plugins/calls-without-shapes.ts'
import { offlineShell } from './build-plugins/offline-shell.ts'
import { inlinedClasses } from './build-plugins/inlined-classes.ts'
import { inlineScripts } from './build-plugins/inline-scripts.ts'
import { noCircles } from './build-plugins/no-circles.ts'
import { everyVisitsParts, OURS, sharedPartsOf } from './build-plugins/page-parts.ts'
import { precompress } from './build-plugins/precompress.ts'
import { BASES } from '../../contracts/bases.ts'

/** The oldest browsers we serve: Android phones that were cheap years ago. */
const CHROME = 87
const SAFARI = 14

const FIRST_LOAD_PACKAGES = /node_modules\/(react|react-dom|scheduler|wouter|@tanstack)\//
/** Of those, what changes something or asks for pages of a list: no first paint does. */
const LATER_OF_PACKAGES =
  /@tanstack\/.+\/(use(Mutation|Queries|InfiniteQuery)|(mutation|queries|infiniteQuery)Observer)\.js$/
const START = /\/app\/main\.tsx$/
const HOME = /\/features\/home\/home-page\.tsx$/
/** Styles of the wide header, whose code comes later: it is drawn ahead like the rest of the frame. */
const WIDE_STYLES = /\/(ui\/tabs\/tabs|shell\/header\/[\w-]+(?<!mobile-menu))\.module\.css$/
/** What stands around every page but home, until it comes and when it fails. */
const OTHER_PARTS =
  /apps\/web\/src\/(app\/(other-pages|require-|page-failed)|navigation\/routes\.|page\/(block-failed|help-line)|skeletons\/|features\/notfound\/)|\/ui\/(chip|error-state|notice|text-link)\//
/** What slides over a page, the menu of phones above all. */
const SHEETS = /\/ui\/(sheet|accordion)\//
/** What both headers unfold. */
const MENUS = /\/shell\/(menus|sign-out)\.|\/ui\/icons\/log-(in|out)\./
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
    inlinedClasses(),
    react(),
    brandMeta(),
    inlineScripts(),
    earlyFiles(),
    i18nAssets(),
    callsWithoutShapes(),
    noCircles(),
    appIcons(),
    offlineShell(),
    precompress(),
  ],
  // React has had it for years; what wouter brings along is for those before.
  resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react' } },
  css,
  build: {
    target: [`chrome${CHROME}`, `safari${SAFARI}`],
    cssMinify: 'lightningcss',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    sourcemap: false,
    reportCompressedSize: false,
    rolldownOptions: {
      // A field is set, not defined: the same for every class we have, and no helper around each of them.
      transform: { assumptions: { setPublicClassFields: true } },
      // One file for what every page needs of others: it compresses better whole and outlives our releases in the cache.
      output: {
        // Constants stay constants, so that a name used once can stand where it is used.
        topLevelVar: false,
        codeSplitting: {
          groups: [
            { name: 'asking', test: LATER_OF_PACKAGES, includeDependenciesRecursively: false },
            { name: 'vendor', test: FIRST_LOAD_PACKAGES },
            everyVisitsParts('frame', START, HOME, WIDE_STYLES),
            { name: 'other-parts', test: OTHER_PARTS },
            { name: 'menus', test: MENUS },
            { name: 'sheets', test: SHEETS },
            // Where a style sheet refines another, the later name of these wins.
            {
              name: 'many-parts',
              test: OURS,
              minShareCount: MANY_PAGES,
              includeDependenciesRecursively: false,
            },
            sharedPartsOf('news-parts', /\/features\/promotions\/promotions-page\.tsx$/),
            sharedPartsOf('shop-parts', /\/features\/packages\/packages-page\.tsx$/),
            sharedPartsOf('line-parts', /\/features\/home\/own-home-page\.tsx$/),
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
