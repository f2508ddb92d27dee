import type { Check } from './tree.ts'

/** The words to show, or null when this is the Node the product is written for. */
export function wrongNode(running: string, wanted: string): string | null {
  const major = (version: string) => version.trim().replace(/^v/, '').split('.')[0]
  return major(running) === major(wanted)
    ? null
    : `Node ${running} is running, ${wanted.trim()} is wanted: run "npm ci" and start commands with "npm run"`
}

export const nodeVersion: Check = {
  name: 'Node version',
  run: (tree) => {
    const message = wrongNode(process.version, tree.read('.node-version'))
    return message === null ? [] : [{ file: '.node-version', message }]
  },
}
