import { pathToFileURL } from 'node:url'
import { parentPort, workerData } from 'node:worker_threads'
import type { DrawnPage } from './draw-page.ts'
import { stillWindow, type StillWindow } from './still-window.ts'

/** A thread of its own: what it puts into the globals never meets the server, and drawing never holds up an answer. */
const { bundle, page } = workerData as { bundle: string; page: StillWindow }
Object.assign(globalThis, stillWindow(page))
type Built = { renderPage(): Promise<{ html: string; answers: unknown } | null> }
const { renderPage } = (await import(pathToFileURL(bundle).href)) as Built
const drawn = await renderPage()
const told: DrawnPage | null = drawn && { html: drawn.html, answers: JSON.stringify(drawn.answers) }
parentPort?.postMessage(told)
