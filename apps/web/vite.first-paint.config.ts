import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { burmeseLines } from './build-plugins/burmese-lines.ts'
import { callsWithoutShapes } from './build-plugins/calls-without-shapes.ts'
import { css, root } from './vite.config.ts'

/**
 * The pages for the server, which draws them ahead whenever content changes. Whole, with all their libraries, so that
 * it runs beside the built website and needs nothing installed.
 */
export default defineConfig({
  root,
  publicDir: false,
  plugins: [burmeseLines(), react(), callsWithoutShapes()],
  css,
  ssr: { noExternal: true },
  build: {
    ssr: 'src/app/render-page.tsx',
    outDir: 'dist/.first-paint',
    emptyOutDir: true,
    target: 'node24',
    reportCompressedSize: false,
  },
})
