import react from '@vitejs/plugin-react'
import type { StorybookConfig } from '@storybook/react-vite'
import { examplesAsStories, examplesIndexer } from './examples-indexer.ts'

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../ui/**/*.examples.tsx'],
  addons: ['@storybook/addon-a11y'],
  staticDirs: ['../apps/web/public'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: false },
  experimental_indexers: (indexers) => [...(indexers ?? []), examplesIndexer],
  viteFinal: (vite) => ({
    ...vite,
    plugins: [examplesAsStories(), react(), ...(vite.plugins ?? [])],
    css: { ...vite.css, transformer: 'lightningcss' },
    build: {
      ...vite.build,
      cssMinify: 'lightningcss',
      cssTarget: ['chrome87', 'safari14'],
      chunkSizeWarningLimit: 4000,
    },
  }),
}

export default config
