import type { GeneratePreviewURL } from 'payload'
import { settings } from './settings.ts'

/** Opens the real website, in a new tab, at the staff-only address that reads drafts; the frame guard forbids an iframe. */
export const previewAddress =
  (route: (publicId: string) => string): GeneratePreviewURL =>
  (document, { locale }) => {
    const id = document['publicId']
    if (typeof id !== 'string' || !id) return null
    const language = locale === 'en' ? 'en' : 'my'
    return `${settings.previewUrl}/?lang=${language}#/${route(id)}`
  }
