import { useMemo } from 'react'
import { trustedHtml } from './trusted-html.ts'
import type { HtmlProps } from './html-props.ts'

/** The heavy half of `Html`: fetched when the first piece of content HTML is shown. */
export function CleanHtml({ html, ...attributes }: HtmlProps) {
  const clean = useMemo(() => ({ __html: trustedHtml(html) }), [html])
  return <div {...attributes} dangerouslySetInnerHTML={clean} />
}
