import type { QueryClient } from '@tanstack/react-query'
import './take-over.css'

/** However slow the answers are: from here on the app's own waiting states say more than a picture of it. */
const PATIENCE_MS = 6000

/**
 * index.html may already show the home page as it was drawn on the server. The app draws itself behind it and comes
 * forward when its own page is complete, so that nothing flickers or moves; at once, when somebody presses a button or
 * goes elsewhere.
 */
export function takeOver(app: HTMLElement, client: QueryClient): void {
  const first = document.getElementById('first')
  if (!first?.hasChildNodes()) return first?.remove()
  app.dataset['behind'] = ''

  const twin = () => twinOf(pressedButton(), first, app)
  const isDrawn = () => app.querySelector('main h1') !== null && client.isFetching() === 0
  const stopListening = client.getQueryCache().subscribe(() => window.setTimeout(look))
  const timer = window.setTimeout(comeForward, PATIENCE_MS)
  const drawing = new MutationObserver(look)
  drawing.observe(app, { childList: true, subtree: true })
  first.addEventListener('click', look)
  window.addEventListener('hashchange', comeForward)

  function look(): void {
    if (isDrawn() || twin()) comeForward()
  }

  function comeForward(): void {
    if (!('behind' in app.dataset)) return
    stopListening()
    drawing.disconnect()
    window.clearTimeout(timer)
    window.removeEventListener('hashchange', comeForward)
    const pressed = twin()
    first?.remove()
    delete app.dataset['behind']
    // After the effects of the first drawing, some of which close what a click opens.
    if (pressed) window.setTimeout(() => pressed.click(), 50)
  }
}

const pressedButton = () => window.__EARLY__?.pressed ?? null

const nameOf = (button: Element) => button.getAttribute('aria-label') ?? button.textContent

/** The same button in the app: of those with its name, the n-th there as here. */
export function twinOf(button: Element | null, first: Element, app: Element): HTMLButtonElement | null {
  if (!button) return null
  const named = (place: Element) =>
    [...place.querySelectorAll('button')].filter((other) => nameOf(other) === nameOf(button))
  return named(app)[named(first).indexOf(button as HTMLButtonElement)] ?? null
}
