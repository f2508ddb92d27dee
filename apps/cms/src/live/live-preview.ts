import { settings } from '../settings.ts'

/** The eye above the form opens the page beside it. Payload asks for an address; what is sent there is `use-live.ts`. */
export const livePreview = {
  url: (): string | null => (settings.readerKey ? `${settings.previewUrl}/live` : null),
}

/** In the place of Payload's own window, which would hand the words to a script on the page. */
export const LIVE_VIEW = {
  edit: { livePreview: { Component: '/src/live/live-window.tsx#LiveWindow' } },
}
