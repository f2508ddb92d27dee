import { isCode, type Check } from './tree.ts'

const MOST_LINES = 400
const NOT_BY_HAND = [/\.generated\./, /^db\/seed\//, /^apps\/cms\/.*(migrations\/|payload-types|importMap)/]

/** The linter holds TypeScript to it; this holds styles and SQL to it as well. */
export const fileLength: Check = {
  name: 'file length',
  run: (tree) =>
    tree.files
      .filter((file) => isCode(file) && !NOT_BY_HAND.some((pattern) => pattern.test(file)))
      .map((file) => ({ file, lines: tree.read(file).split('\n').length - 1 }))
      .filter(({ lines }) => lines > MOST_LINES)
      .map(({ file, lines }) => ({
        file,
        message: `${lines} lines, and ${MOST_LINES} are the most: move one of its jobs to a file named for it`,
      })),
}
