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
  // Decided here and not where it runs: the drawing thread has no environment, and React would draw with its slow, talking half.
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    ssr: 'src/app/render-page.tsx',
    outDir: 'dist/.first-paint',
    emptyOutDir: true,
    target: 'node24',
    reportCompressedSize: false,
  },
})
