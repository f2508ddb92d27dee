import type { StillWindow } from './still-window.ts'

/** `answers`: the data the page was drawn with, as JSON; the app starts with it. */
export type DrawnPage = { readonly html: string; readonly answers: string }

/** What the thread is asked for, and what it tells. */
export type Wanted = StillWindow
export type Drawn = { readonly page: DrawnPage | null; readonly failure: string | null }
