import { pathToFileURL } from 'node:url'
import { parentPort, workerData } from 'node:worker_threads'
import { stillWindow, type StillWindow } from './still-window.ts'

/** A thread of its own: what it puts into the globals never meets the server, and drawing never holds up an answer. */
const { bundle, page } = workerData as { bundle: string; page: StillWindow }
Object.assign(globalThis, stillWindow(page))
const { renderPage } = (await import(pathToFileURL(bundle).href)) as { renderPage(): Promise<string | null> }
parentPort?.postMessage(await renderPage())
