import { breakLines } from '#language/break-lines.ts'
import { htmlText } from '#language/html-text.ts'
import { later } from '../page/later.tsx'
import type { HtmlProps } from './html-props.ts'

/** Text only, for the moment before the cleaner has come, and for the day it does not come at all. */
function TextOnly({ html, ...attributes }: HtmlProps) {
  return <div {...attributes}>{breakLines(htmlText(html))}</div>
}

/** Content HTML: the only place where text of editors becomes elements. */
export const Html = later<HtmlProps>(
  () =>
    import('./clean-html.tsx').then(
      (module) => module.CleanHtml,
      () => TextOnly,
    ),
  TextOnly,
)
