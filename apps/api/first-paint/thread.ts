import { pathToFileURL } from 'node:url'
import { parentPort, workerData } from 'node:worker_threads'
import { giveWay } from '#platform/jobs/give-way.ts'
import type { Drawn, Wanted } from './drawn-page.ts'
import { stillWindow } from './still-window.ts'

/** A thread of its own: its globals never reach the server, and drawing never delays an answer. */
const { bundle } = workerData as { bundle: string }

/** Drawing yields to answers that people wait for, and to the worker that publishes content. */
const NICE = 10
giveWay(NICE)

type Built = { renderPage(): Promise<{ html: string; answers: unknown } | null> }

async function draw(wanted: Wanted): Promise<Drawn> {
  // Before the pages are loaded, because some read the language while loading.
  Object.assign(globalThis, stillWindow(wanted))
  try {
    const { renderPage } = (await import(pathToFileURL(bundle).href)) as Built
    const drawn = await renderPage()
    const page = drawn && { html: drawn.html, answers: JSON.stringify(drawn.answers) }
    return { page, failure: null }
  } catch (error) {
    return { page: null, failure: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}

parentPort?.on(
  'message',
  (wanted: Wanted) => void draw(wanted).then((drawn) => parentPort?.postMessage(drawn)),
)
