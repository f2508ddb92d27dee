import type { Plugin } from 'vite'
import { withImports } from './with-imports.ts'

/** Stored with the frame: what somebody without a network opens first, what every page but home needs, and the menus. */
const STORED_PAGES =
  /\/(features\/(home\/home|news\/news|ussd\/ussd|offline\/offline)-page|app\/other-page|shell\/header\/(desktop-header|mobile-menu))\.tsx$/
const STORED_FONT = /burmese-400-[\w-]+\.woff2$/

type Chunk = {
  readonly type: 'chunk'
  readonly fileName: string
  readonly isEntry: boolean
  readonly facadeModuleId: string | null
  readonly imports: readonly string[]
  readonly viteMetadata?: { readonly importedCss: ReadonlySet<string> }
}
type File = Chunk | { readonly type: 'asset'; readonly fileName: string; readonly imports?: undefined }

const isRoot = (file: File): file is Chunk =>
  file.type === 'chunk' && (file.isEntry || STORED_PAGES.test(file.facadeModuleId ?? ''))

/** Every file that the stored pages need to stand, and none that only others need. */
export function filesOfShell(bundle: Readonly<Record<string, File>>): Set<string> {
  const shell = new Set(['index.html', 'icon.svg'])
  const add = (name: string): void => {
    const file = bundle[name]
    if (file?.type !== 'chunk') return
    shell.add(name)
    for (const css of file.viteMetadata?.importedCss ?? []) shell.add(css)
  }
  for (const file of Object.values(bundle)) {
    if (isRoot(file)) withImports(file.fileName, bundle).forEach(add)
    if (STORED_FONT.test(file.fileName)) shell.add(file.fileName)
  }
  return shell
}

/** Fills `shell` while the bundle is written; the worker is made from it afterwards. */
export function shellFiles(shell: Set<string>): Plugin {
  return {
    name: 'shell-files',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const name of filesOfShell(bundle as unknown as Record<string, File>)) shell.add(name)
      },
    },
  }
}
