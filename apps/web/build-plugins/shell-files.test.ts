import { describe, expect, it } from 'vitest'
import { filesOfShell } from './shell-files.ts'

const chunk = (fileName: string, more: object = {}) => ({
  type: 'chunk' as const,
  fileName,
  isEntry: false,
  facadeModuleId: null,
  imports: [],
  ...more,
})

const BUNDLE = {
  'assets/main.js': chunk('assets/main.js', {
    isEntry: true,
    imports: ['assets/vendor.js'],
    viteMetadata: { importedCss: new Set(['assets/main.css']) },
  }),
  'assets/vendor.js': chunk('assets/vendor.js'),
  'assets/ussd.js': chunk('assets/ussd.js', {
    facadeModuleId: '/src/features/ussd/ussd-page.tsx',
    imports: ['assets/chip.js', 'assets/vendor.js'],
  }),
  'assets/chip.js': chunk('assets/chip.js', { imports: ['assets/ussd.js'] }),
  'assets/other.js': chunk('assets/other.js', { facadeModuleId: '/src/app/other-page.tsx' }),
  'assets/contact.js': chunk('assets/contact.js', {
    facadeModuleId: '/src/features/contact/contact-page.tsx',
  }),
  'assets/burmese-400-abcd1234.woff2': {
    type: 'asset' as const,
    fileName: 'assets/burmese-400-abcd1234.woff2',
  },
  'assets/burmese-700-abcd1234.woff2': {
    type: 'asset' as const,
    fileName: 'assets/burmese-700-abcd1234.woff2',
  },
}

describe('what the worker stores when it starts', () => {
  it('is the frame, the stored pages with all they import, and the one font', () => {
    expect([...filesOfShell(BUNDLE)].sort()).toEqual([
      'assets/burmese-400-abcd1234.woff2',
      'assets/chip.js',
      'assets/main.css',
      'assets/main.js',
      'assets/other.js',
      'assets/ussd.js',
      'assets/vendor.js',
      'icon.svg',
      'index.html',
    ])
  })
})
