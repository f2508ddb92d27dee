import ts from 'typescript'
import { isTest, type Check, type Problem, type Tree } from './tree.ts'

/** Time enters through a clock, so that a test can hold it still. Tools and tests may read the machine's clock. */
const MAY_READ_TIME = [
  /(^|\/)(clock|now)\.ts$/,
  /^platform\/clock\//,
  /^(scripts|checks|bench|faults|e2e)\//,
  /^db\/seed\//,
]

type Ban = {
  message: string
  broken(node: ts.Node): boolean
  free?: readonly RegExp[]
  /** Nowhere but here. */
  only?: RegExp
}

const isNamed = (node: ts.Node, name: string): boolean => ts.isIdentifier(node) && node.text === name

/** What a template says between its slots. */
const textOf = (template: ts.TemplateLiteral): string =>
  ts.isTemplateExpression(template)
    ? [template.head.text, ...template.templateSpans.map(({ literal }) => literal.text)].join(' ')
    : template.text

const namesOf = (callee: ts.Expression): string[] => {
  if (ts.isPropertyAccessExpression(callee)) return [...namesOf(callee.expression), callee.name.text]
  return ts.isIdentifier(callee) ? [callee.text] : []
}

/** `crypto.randomUUID`, also when it is called as a part of `window`. */
const calledName = (callee: ts.Expression): string =>
  namesOf(callee)
    .filter((name) => !['window', 'self', 'globalThis'].includes(name))
    .join('.')

const SERVER_TIME = /(?<!platform\.)\b(now|clock_timestamp)\(\)|\bcurrent_timestamp\b/i

/** The compiler's own library for browsers is today's; these are younger than Chrome 87 and Safari 14. */
const YOUNG = new Set(['structuredClone', 'crypto.randomUUID', 'AbortSignal.timeout', 'AbortSignal.any'])

/** Who may read which number a session belongs to; all others ask lineFor. */
/** An attack on tickets makes the sessions that it comes with. */
const MAY_READ_OWN_NUMBER = [
  /^modules\/identity\//,
  /^platform\/http\/session\.ts$/,
  /^faults\/care\/care-site\.ts$/,
]

const BANS: readonly Ban[] = [
  {
    message: 'name each export; "export *" hides what a front door opens',
    broken: (node) =>
      ts.isExportDeclaration(node) && (!node.exportClause || ts.isNamespaceExport(node.exportClause)),
  },
  {
    message: 'enums leave code behind; use a string union or an "as const" table',
    broken: ts.isEnumDeclaration,
  },
  {
    message: 'take a Clock (platform/clock/clock.ts) and ask it for the time, so that a test can move it',
    broken: (node) =>
      (ts.isNewExpression(node) && isNamed(node.expression, 'Date') && !node.arguments?.length) ||
      (ts.isPropertyAccessExpression(node) && isNamed(node.expression, 'Date') && node.name.text === 'now'),
    free: MAY_READ_TIME,
  },
  {
    message:
      'write platform.now() in SQL, or pass the time of a Clock: a demo moves both, the server moves neither',
    broken: (node) =>
      ts.isTaggedTemplateExpression(node) &&
      isNamed(node.tag, 'sql') &&
      SERVER_TIME.test(textOf(node.template)),
    // The CMS has a database of its own, whose time nobody moves.
    free: [...MAY_READ_TIME, /^apps\/cms\//],
  },
  {
    message: 'ask lineFor (modules/identity) which line a call is about; an account may have several',
    broken: (node) => isNamed(node, 'ownNumber'),
    free: MAY_READ_OWN_NUMBER,
  },
  {
    message:
      'use what the oldest browsers have: tsconfig.browser.json knows methods of the language, this those of browsers',
    broken: (node) => ts.isCallExpression(node) && YOUNG.has(calledName(node.expression)),
    only: /^(apps\/web\/src|ui)\//,
  },
]

/** What the linter has no rule for. */
export const syntaxBans: Check = {
  name: 'banned syntax',
  run: (tree) =>
    tree.files
      .filter((file) => /\.tsx?$/.test(file) && !file.includes('.generated.'))
      .flatMap((file) => bansIn(tree, file)),
}

function bansIn(tree: Tree, file: string): Problem[] {
  const bans = BANS.filter(
    ({ free, only = /^/ }) =>
      only.test(file) && (!free || !(isTest(file) || free.some((path) => path.test(file)))),
  )
  const source = ts.createSourceFile(file, tree.read(file), ts.ScriptTarget.ESNext, false)
  const problems: Problem[] = []
  const visit = (node: ts.Node): void => {
    for (const { broken, message } of bans) {
      if (!broken(node)) continue
      problems.push({
        file,
        line: source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1,
        message,
      })
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return problems
}
