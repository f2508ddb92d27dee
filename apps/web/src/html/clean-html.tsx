import { use, useMemo } from 'react'
import { LowDataContext } from '#ui/picture/picture.tsx'
import { withoutPictures } from '../low-data/without-pictures.ts'
import { trustedHtml } from './trusted-html.ts'
import type { HtmlProps } from './html-props.ts'

/** The heavy part of `Html`, loaded when the first piece of content HTML is shown. */
export function CleanHtml({ html, ...attributes }: HtmlProps) {
  const lowData = use(LowDataContext)
  const shown = lowData ? withoutPictures(html) : html
  const clean = useMemo(() => ({ __html: trustedHtml(shown) }), [shown])
  return <div {...attributes} dangerouslySetInnerHTML={clean} />
}
