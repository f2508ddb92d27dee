import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/**
 * One paragraph and libraries, the reference for our first load: the libraries such a website usually has, and with `--mode own` those of
 * them that ours still uses.
 */
export default defineConfig(({ mode }) => ({
  root: import.meta.dirname,
  plugins: [react()],
  build: {
    target: ['chrome87', 'safari14'],
    outDir: `dist/${mode}`,
    emptyOutDir: true,
    modulePreload: false,
    rolldownOptions: { input: `${import.meta.dirname}/${mode === 'own' ? 'own' : 'index'}.html` },
  },
}))
