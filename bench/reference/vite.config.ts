import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** The libraries the website could not do without, and one paragraph: the floor our first load is compared with. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  build: { target: ['chrome87', 'safari14'], outDir: 'dist', emptyOutDir: true, modulePreload: false },
})
