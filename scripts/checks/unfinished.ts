import { isCode, isTest, matchingLines, type Check, type Tree } from './tree.ts'

const MARKS = /\b(TODO|FIXME|XXX|HACK)\b|@ts-(ignore|nocheck)|lorem ipsum|coming soon/i
const MARKS_CASED = /\b(TODO|FIXME|XXX|HACK)\b|@ts-(ignore|nocheck)|[Ll]orem [Ii]psum|[Cc]oming [Ss]oon/
const SWITCHED_OFF = /\b(it|test|describe|suite)(\.\w+)*\.(skip|only|todo|fixme|fails)\b/
const SILENCED = /(eslint|oxlint)-disable(?!.*--\s*\S{3})/

const own = (file: string): boolean => file === 'scripts/checks/unfinished.ts' || file.startsWith('checks/')

/** Nothing half done is committed: no marks for later, no test switched off, no rule silenced without a reason. */
export const unfinished: Check = {
  name: 'unfinished work',
  run: (tree) => [...marks(tree), ...switchedOff(tree), ...silenced(tree)],
}

const code = (tree: Tree): string[] => tree.files.filter((file) => isCode(file) && !own(file))

const marks = (tree: Tree) =>
  [...code(tree), ...tree.files.filter((file) => file.startsWith('i18n/'))]
    .filter((file) => !isTest(file))
    .flatMap((file) =>
      matchingLines(
        tree,
        file,
        file.startsWith('i18n/') ? MARKS : MARKS_CASED,
        'a mark for later: finish it, or leave it out and open an issue',
      ),
    )

const switchedOff = (tree: Tree) =>
  code(tree)
    .filter(isTest)
    .flatMap((file) =>
      matchingLines(
        tree,
        file,
        SWITCHED_OFF,
        'a test that does not run proves nothing: mend it or delete it',
      ),
    )

const silenced = (tree: Tree) =>
  code(tree).flatMap((file) =>
    matchingLines(tree, file, SILENCED, 'mend what the rule says, or say after -- why it is wrong here'),
  )
