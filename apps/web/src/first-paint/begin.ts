import { createElement, type ReactNode, startTransition, useEffect, useLayoutEffect } from 'react'
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
  /** The code of the page at this address; without all of it the app would render something else. */
  readonly parts: Promise<unknown>
}

type Drawn = { readonly answers: string | null | Promise<string | null>; readonly parts: Promise<unknown> }

/**
 * If the page was already rendered by the server, the app hydrates its elements: nothing is built or laid out twice, and no known data is
 * requested again. Otherwise, or when the visitor moved on meanwhile, it renders by itself. Done in slices, so that touches are handled
 * in between.
 */
export async function begin({ place, client, app, parts }: Options): Promise<void> {
  const early = window.__EARLY__
  const drawn = early?.drawn
  const stands = () => drawn?.hash === window.location.hash
  const answers = drawn && (await drawnAnswers({ answers: drawn.answers, parts }))
  const giveLinesBack = answers && stands() ? await learn({ place, client, answers }) : null
  if (early) early.started = true
  if (giveLinesBack && stands()) {
    const { pressed } = early ?? {}
    const typeAgain = keepEarlyWords(place)
    const end = () => {
      giveLinesBack()
      replayEarlyClick(pressed)
    }
    const whole = createElement(AfterHydration, { onTaken: typeAgain, onDone: end }, app)
    startTransition(() => {
      hydrateRoot(place, whole, { onRecoverableError: (error) => console.error('drawn otherwise', error) })
    })
  } else {
    giveLinesBack?.()
    place.replaceChildren()
    startTransition(() => createRoot(place).render(app))
  }
}

type Known = { readonly place: HTMLElement; readonly client: QueryClient; readonly answers: Answers }

/** Takes over what the server's page knows: its data and its line breaks. Line breaks are kept until the returned function is called. */
async function learn({ place, client, answers }: Known): Promise<() => void> {
  await yieldToMain()
  putAnswers(client, answers)
  await yieldToMain()
  const giveLinesBack = await takeDrawnLines(place)
  await yieldToMain()
  return giveLinesBack
}

/** A stalled request never keeps the app from starting: after this its own placeholders tell more. */
const PATIENCE_MS = 6000
const tooLate = () =>
  new Promise<readonly [null]>((resolve) => setTimeout(() => resolve([null]), PATIENCE_MS))

/** Null when the data did not arrive: the app would then render a different page first. */
async function drawnAnswers({ answers, parts }: Drawn): Promise<Answers | null> {
  try {
    const [told] = await Promise.race([Promise.all([answers, parts]), tooLate()])
    return JSON.parse(told ?? 'null') as Answers | null
  } catch {
    return null
  }
}

type AfterHydrationProps = {
  readonly onTaken: () => void
  readonly onDone: () => void
  readonly children?: ReactNode
}

/**
 * React runs children's effects first, so these, run once, end the first render. A press can come between the two, so what was typed is
 * told to the app with the first.
 */
function AfterHydration({ onTaken, onDone, children }: AfterHydrationProps): ReactNode {
  useLayoutEffect(onTaken, [onTaken])
  useEffect(onDone, [onDone])
  return children
}

/** Effects defer some work that would close what the click opens, so the click is replayed after it. */
const AFTER_EFFECTS_MS = 50

/** Replays the click on a button that was pressed before the app could handle it. */
function replayEarlyClick(pressed: HTMLButtonElement | null | undefined): void {
  if (pressed) window.setTimeout(() => pressed.click(), AFTER_EFFECTS_MS)
}
