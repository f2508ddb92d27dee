import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { brand } from '#brand'
import { fillSlots } from '#language/fill-slots.ts'
import { root } from '../../scripts/root.ts'

type Words = Readonly<Record<string, string>>

const OWN_WORDS = join(root, 'i18n', 'en')
const domains = new Map<string, Words>()
let spoken: string | null = null

const wordsIn = (folder: string, domain: string): Words => {
  const file = join(folder, `${domain}.json`)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Words) : {}
}

/** An older website words some things differently: reads the texts in this folder; null for today's alone. */
export function readWordsOf(folder: string | null): void {
  spoken = folder
  domains.clear()
}

/** The words of the product itself, in English, so that a walk follows them instead of repeating them. */
export function words(key: string, slots: Readonly<Record<string, string>> = {}): string {
  const [domain = '', ...rest] = key.split('.')
  const known = domains.get(domain) ?? {
    ...wordsIn(OWN_WORDS, domain),
    ...(spoken && wordsIn(spoken, domain)),
  }
  domains.set(domain, known)
  const text = known[rest.join('.')]
  if (text === undefined) throw new Error(`no words for ${key}`)
  return fillSlots(text, { brand: brand.name.en, ...slots })
}

/** What stands before the customer's eyes: the sheet when one is open, else the page. */
export type Screen = {
  readonly isSheet: boolean
  readonly text: string
  /** Names of buttons that can be pressed. */
  readonly buttons: readonly string[]
  readonly asksForCode: boolean
  readonly asksForYes: boolean
}

/** Runs in the page; one question instead of one per thing to look for. */
const LOOK = `(() => {
  const sheet = document.querySelector('dialog[open]')
  const scope = sheet ?? document.querySelector('main') ?? document.body
  const buttons = [...scope.querySelectorAll('button')].filter(
    (one) => one.getClientRects().length > 0 && !one.disabled && one.getAttribute('aria-disabled') !== 'true',
  )
  return {
    isSheet: sheet !== null,
    text: scope.innerText,
    buttons: buttons.map((one) => one.innerText.trim()),
    asksForCode: scope.querySelector('input[autocomplete="one-time-code"]:not([disabled])') !== null,
    asksForYes: scope.querySelector('input[type="checkbox"]:not(:checked):not([role="switch"])') !== null,
  }
})()`

export const look = (page: Page): Promise<Screen> => page.evaluate<Screen>(LOOK)

export type Seen =
  | 'DONE'
  | 'NOTHING'
  | 'CHECKING'
  | 'LOST'
  | 'NEVER_CAME'
  | 'CODE'
  | 'ASKS'
  | 'FORM'
  | 'WAITS'
  | 'OTHER'

const SAYS: readonly (readonly [Seen, readonly string[]])[] = [
  ['DONE', ['purchases.doneTitle', 'purchases.chargedOnce', 'gifts.doneTitle', 'sharing.doneTitle']],
  ['CHECKING', ['purchases.checkingTitle']],
  ['NEVER_CAME', ['purchases.neverTitle']],
  ['LOST', ['purchases.lostTitle']],
  ['NOTHING', ['purchases.nothingTaken']],
]

/** Up to where the amount would stand. */
const upTo = (key: string): string => words(key).split('{{')[0]?.trim() ?? ''

const isOneOf = (screen: Screen, keys: readonly string[]): boolean =>
  keys.some((key) =>
    // The word for "shared" stands in other sentences too; as a title it has a line of its own.
    key === 'sharing.doneTitle'
      ? screen.text.split('\n').some((one) => one.trim() === words(key))
      : screen.text.includes(upTo(key)),
  )

/** How a customer understands it. */
export function understand(screen: Screen): Seen {
  const said = SAYS.find(([, keys]) => isOneOf(screen, keys))
  if (said) return said[0]
  if (screen.asksForCode) return 'CODE'
  if (screen.buttons.includes(words('purchases.goOn'))) return 'WAITS'
  if (screen.asksForYes) return 'ASKS'
  const forms = [upTo('purchases.buyFor'), words('gifts.next'), words('gifts.getCode')]
  if (screen.buttons.some((name) => forms.some((form) => name.startsWith(form)))) return 'FORM'
  return 'OTHER'
}

/** Where nothing was taken: what the way to another try is called here, if there is one. */
export const wayToTryAnew = ({ buttons }: Screen): string | undefined =>
  [words('purchases.startAgain'), words('state.retry')].find((name) => buttons.includes(name))

const PRESS_MS = 4_000

/** Presses what is called so, if it can be; nobody presses what is not there. */
export async function press(page: Page, name: string, times = 1): Promise<boolean> {
  const scope = (await page.locator('dialog[open]').count()) > 0 ? 'dialog[open]' : 'main'
  const button = page.locator(scope).getByRole('button', { name }).first()
  try {
    await (times > 1 ? button.dblclick({ timeout: PRESS_MS }) : button.click({ timeout: PRESS_MS }))
    return true
  } catch {
    return false
  }
}
