import { isCode, matchingLines, type Check } from './tree.ts'

const BRAND = /thazin|သဇင်/i
/** Data may name the operator: seed content, and what package managers and databases call this checkout. */
const ALLOWED = [
  /^brand\//,
  /^db\/seed\//,
  /^docs\//,
  /^apps\/cms\/seed\//,
  /^package(-lock)?\.json$/,
  /^bench\/results\.json$/,
]

/** S-002: another operator changes `brand/` and nothing else. */
export const brandWord: Check = {
  name: 'brand word',
  run: (tree) =>
    tree.files
      .filter((file) => isCode(file) || (file.startsWith('i18n/') && file.endsWith('.json')))
      .filter((file) => !ALLOWED.some((allowed) => allowed.test(file)))
      .filter((file) => file !== 'scripts/checks/brand-word.ts' && !file.startsWith('checks/'))
      .flatMap((file) =>
        matchingLines(
          tree,
          file,
          BRAND,
          'the brand is spelled only in brand/: import it from #brand, or use the slot {{brand}} in a text',
        ),
      ),
}
