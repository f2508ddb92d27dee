import { WORD_EXCEPTIONS, type WordException, type WordLayer } from './one-word-exceptions.ts'
import type { Check, Problem, Tree } from './tree.ts'

const PLACES: Readonly<Record<WordLayer, string>> = {
  contract: 'contracts/<word>.ts',
  module: 'modules/<word>/',
  feature: 'apps/web/src/features/<word>/',
  texts: 'i18n/en/<word>.json',
  journey: 'e2e/journeys/<word>.spec.ts',
}
const LAYERS = Object.keys(PLACES) as WordLayer[]

/** Each word of a layer, with the first file that has it. */
type Found = ReadonlyMap<string, string>

function wordsAt(tree: Tree, place: RegExp, counts: (file: string) => boolean = () => true): Found {
  const found = new Map<string, string>()
  for (const file of tree.files) {
    const word = place.exec(file)?.[1]
    if (word !== undefined && !found.has(word) && counts(file)) found.set(word, file)
  }
  return found
}

/** `purchases-silent.spec.ts` is a further journey of purchases. */
const isJourneyOf = (journey: string, word: string) => journey === word || journey.startsWith(`${word}-`)

/** Where each word is used. A folder that several features share counts as a feature of that word, but brings no word of its own. */
function usedIn(tree: Tree): ReadonlyMap<string, Readonly<Partial<Record<WordLayer, string>>>> {
  const contract = wordsAt(tree, /^contracts\/([\w-]+)\.ts$/, (file) =>
    tree.read(file).includes('defineCall('),
  )
  const modules = wordsAt(tree, /^modules\/([\w-]+)\//)
  const feature = wordsAt(tree, /^apps\/web\/src\/features\/([\w-]+)\//)
  const room = wordsAt(tree, /^apps\/web\/src\/([\w-]+)\//)
  const texts = wordsAt(tree, /^i18n\/en\/([\w-]+)\.json$/)
  const journeys = wordsAt(tree, /^e2e\/journeys\/([\w-]+)\.spec\.ts$/)
  const named = [contract, modules, feature, texts].flatMap((layer) => [...layer.keys()])
  const own = [...journeys.keys()].filter((journey) => !named.some((word) => isJourneyOf(journey, word)))
  return new Map(
    [...new Set([...named, ...own])].map((word) => {
      const journey = [...journeys].find(([name]) => isJourneyOf(name, word))?.[1]
      const layers = {
        contract: contract.get(word),
        module: modules.get(word),
        feature: feature.get(word) ?? room.get(word),
        texts: texts.get(word),
        journey,
      }
      return [word, Object.fromEntries(Object.entries(layers).filter(([, file]) => file !== undefined))]
    }),
  )
}

const LIST = 'scripts/checks/one-word-exceptions.ts'

/** A domain has one word, in every layer; an exception that is no longer needed is as wrong as a missing one. */
export const makeOneWord = (exceptions: readonly WordException[]): Check => ({
  name: 'one word',
  run: (tree) => {
    const used = usedIn(tree)
    const allowed = new Map(
      exceptions.flatMap(({ words, without }) => words.map((word) => [word, without] as const)),
    )
    const missing = [...used].flatMap(([word, layers]) =>
      LAYERS.filter((layer) => !layers[layer] && !allowed.get(word)?.includes(layer)).map(
        (layer): Problem => ({
          file: Object.values(layers)[0] ?? '',
          message: `"${word}" has no ${layer} (${PLACES[layer].replace('<word>', word)}): use the same word there, or give the reason in ${LIST}`,
        }),
      ),
    )
    const stale = [...allowed].flatMap(([word, without]) => {
      const layers = used.get(word)
      if (!layers) return [{ file: LIST, message: `nothing is called "${word}" any more: take it out` }]
      return without
        .filter((layer) => layers[layer])
        .map((layer) => ({ file: LIST, message: `"${word}" has a ${layer} now: take the exception out` }))
    })
    return [...missing, ...stale]
  },
})

export const oneWord = makeOneWord(WORD_EXCEPTIONS)
