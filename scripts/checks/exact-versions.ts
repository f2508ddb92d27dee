import type { Check } from './tree.ts'

const EXACT = /^(npm:(@[\w.-]+\/)?[\w.-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/

/** A version range lets tomorrow's install differ from today's. */
export const exactVersions: Check = {
  name: 'exact versions',
  run: (tree) =>
    tree.files
      .filter((file) => /(^|\/)package\.json$/.test(file))
      .flatMap((file) => {
        const manifest = JSON.parse(tree.read(file)) as Record<string, Record<string, string> | undefined>
        return ['dependencies', 'devDependencies', 'optionalDependencies'].flatMap((kind) =>
          Object.entries(manifest[kind] ?? {})
            .filter(([, version]) => !EXACT.test(version))
            .map(([name, version]) => ({
              file,
              message: `${name} "${version}" is not one version: write the exact one that package-lock.json holds`,
            })),
        )
      }),
}
