import { readFile } from 'node:fs/promises'
import { minifySync, transformWithOxc, type Plugin } from 'vite'

const SLOT = /%INLINE:(\w[\w-]*)%/g
const SOURCES = new URL('../src/inline/', import.meta.url)

async function inlined(name: string): Promise<string> {
  const file = new URL(`${name}.ts`, SOURCES)
  const { code } = await transformWithOxc(await readFile(file, 'utf8'), file.pathname, { target: 'es2019' })
  // Wrapped, so that its names stay its own; the module marker has no meaning in an inline script.
  const script = `(function(){${code.replace(/^export \{\};?$/m, '')}})()`
  return minifySync(`${name}.js`, script, { compress: { target: 'es2019' }, mangle: true }).code.trim()
}

/** Puts `src/inline/<name>.ts` where index.html says `%INLINE:<name>%`. The server's policy allows it by its hash. */
export function inlineScripts(): Plugin {
  return {
    name: 'inline-scripts',
    transformIndexHtml: {
      order: 'pre',
      async handler(html) {
        const names = [...html.matchAll(SLOT)].map(([, name = '']) => name)
        const texts = new Map(
          await Promise.all(names.map(async (name) => [name, await inlined(name)] as const)),
        )
        return html.replace(SLOT, (slot, name: string) => texts.get(name) ?? slot)
      },
    },
  }
}
