import react from '@vitejs/plugin-react'
import { join } from 'node:path'
import { defineConfig } from 'vite'

const tree = join(import.meta.dirname, '../..')
const ROOMS = ['contracts', 'i18n', 'language', 'ui']

/** The names that package.json of the root gives to shared folders; an app with a package of its own does not see them. */
const shared = {
  ...Object.fromEntries(ROOMS.map((room) => [`#${room}`, join(tree, room)])),
  '#brand': join(tree, 'brand/brand.ts'),
}

/** Staff sit at desks: browsers of the last two years, and one file of packages that outlives our releases in the cache. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  resolve: { alias: shared, dedupe: ['react', 'react-dom', '@simplewebauthn/browser'] },
  build: {
    target: ['chrome121', 'safari17', 'firefox121'],
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: 'packages', test: /node_modules/ }] } },
    },
  },
})
