import { createElement, type ReactNode, startTransition, useEffect } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import type { QueryClient } from '@tanstack/react-query'
import { takeDrawnLines } from '../burmese/mend-lines.ts'
import { yieldToMain } from '../page/yield-to-main.ts'
import { type Answers, putAnswers } from './answers.ts'
import { keepEarlyWords } from './early-words.ts'

type Options = {
  readonly place: HTMLElement
  readonly client: QueryClient
  readonly app: ReactNode
  /** What the page at this address is made of; without all of it the app would draw another. */
  readonly parts: Promise<unknown>
}

type Drawn = { readonly answers: string | null | Promise<string | null>; readonly parts: Promise<unknown> }

/**
 * The page may already stand there, as the server drew it. Then the app takes over those very elements: nothing is built
 * or laid out a second time, and nothing asked for that the server was told already. Anything else, also a page that was
 * left meanwhile, it draws by itself. In slices: whoever touches the page is heard between two of them.
 */
export async function begin({ place, client, app, parts }: Options): Promise<void> {
  const early = window.__EARLY__
  const drawn = early?.drawn
  const stands = () => drawn?.hash === window.location.hash
  const answers = drawn && (await drawnAnswers({ answers: drawn.answers, parts }))
  const linesTaken = answers && stands() ? await learn({ place, client, answers }) : null
  if (early) early.started = true
  if (linesTaken && stands()) {
    const { pressed } = early ?? {}
    const typeAgain = keepEarlyWords(place)
    const end = () => {
      linesTaken()
      typeAgain()
      replayEarlyClick(pressed)
    }
    const whole = createElement(AfterHydration, { onDone: end }, app)
    startTransition(() => {
      hydrateRoot(place, whole, { onRecoverableError: (error) => console.error('drawn otherwise', error) })
    })
  } else {
    linesTaken?.()
    place.replaceChildren()
    startTransition(() => createRoot(place).render(app))
  }
}

type Known = { readonly place: HTMLElement; readonly client: QueryClient; readonly answers: Answers }

/** What the drawing knows: what it was told, and where its lines end. */
async function learn({ place, client, answers }: Known): Promise<() => void> {
  await yieldToMain()
  putAnswers(client, answers)
  await yieldToMain()
  const linesTaken = takeDrawnLines(place)
  await yieldToMain()
  return linesTaken
}

/** A line that stalls never keeps the app away: from here on its own waiting states say more. */
const PATIENCE_MS = 6000
const tooLate = () =>
  new Promise<readonly [null]>((resolve) => setTimeout(() => resolve([null]), PATIENCE_MS))

/** Null when they did not come: then the app would draw another page first. */
async function drawnAnswers({ answers, parts }: Drawn): Promise<Answers | null> {
  try {
    const [told] = await Promise.race([Promise.all([answers, parts]), tooLate()])
    return JSON.parse(told ?? 'null') as Answers | null
  } catch {
    return null
  }
}

type AfterHydrationProps = { readonly onDone: () => void; readonly children?: ReactNode }

/** React runs the effects of children first, so this one, run once, is the last of the first drawing. */
function AfterHydration({ onDone, children }: AfterHydrationProps): ReactNode {
  useEffect(onDone, [onDone])
  return children
}

/** Effects put some work off for a moment, and that work would close what the click opens: the click comes after it. */
const AFTER_EFFECTS_MS = 50

/** A button was clicked before the app could hear it: it is clicked once more. */
function replayEarlyClick(pressed: HTMLButtonElement | null | undefined): void {
  if (pressed) window.setTimeout(() => pressed.click(), AFTER_EFFECTS_MS)
}
