import type { Plugin } from 'vite'
import { brand } from '../../../brand/brand.ts'

/** The page's head names the operator; the file itself does not. */
export function brandMeta(): Plugin {
  const slots: Readonly<Record<string, string>> = {
    '%BRAND_NAME%': brand.name.my,
    '%BRAND_TAGLINE%': brand.tagline.my,
  }
  return {
    name: 'brand-meta',
    transformIndexHtml: (html) => html.replace(/%BRAND_\w+%/g, (slot) => slots[slot] ?? ''),
  }
}
