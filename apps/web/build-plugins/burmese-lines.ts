import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const RUNTIME = fileURLToPath(new URL('../src/burmese/jsx-runtime.ts', import.meta.url))
const OURS = /\/(apps\/web\/src|ui)\/(?!.*node_modules)/

/** Our own elements are made by `src/burmese/jsx-runtime.ts`; those of libraries by React itself. */
export function burmeseLines(): Plugin {
  return {
    name: 'burmese-lines',
    enforce: 'pre',
    resolveId: (source, importer) =>
      source === 'react/jsx-runtime' && importer && importer !== RUNTIME && OURS.test(importer)
        ? RUNTIME
        : null,
  }
}
