import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/**
 * One paragraph and libraries, to compare our first load with: those that such a website is usually made of, and with
 * `--mode own` the ones that ours still has of them.
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
