'use client'
import { COMMAND_PRIORITY_HIGH, PASTE_COMMAND } from '@payloadcms/richtext-lexical/lexical'
import { useLexicalComposerContext } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext'
import { toast } from '@payloadcms/ui'
import { useEffect } from 'react'
import { type Say, useDeskWords } from '../components/use-desk-words.ts'
import { cleanPasted, type Lost } from './clean-pasted.ts'

/** What the editor itself put on the clipboard; and what has been cleaned and comes a second time. */
const OWN = ['application/x-lexical-editor', 'application/x-cms-cleaned']

/** Stands before Lexical's own paste: cleans what comes, hands it on, and says what was left out. */
export function PastingPlugin(): null {
  const [editor] = useLexicalComposerContext()
  const say = useDeskWords()
  useEffect(
    () =>
      editor.registerCommand(
        PASTE_COMMAND,
        (event) => {
          const from = event instanceof ClipboardEvent ? event.clipboardData : null
          const html = from?.getData('text/html')
          if (!from || !html || OWN.some((type) => from.types.includes(type))) return false
          event.preventDefault()
          const page = new DOMParser().parseFromString(html, 'text/html')
          const lost = cleanPasted(page)
          const to = new DataTransfer()
          to.setData('text/html', page.body.innerHTML)
          to.setData('text/plain', from.getData('text/plain'))
          to.setData('application/x-cms-cleaned', '1')
          editor.dispatchCommand(PASTE_COMMAND, new ClipboardEvent('paste', { clipboardData: to }))
          tell(lost, say)
          return true
        },
        COMMAND_PRIORITY_HIGH,
      ),
    [editor, say],
  )
  return null
}

function tell({ pictures, links, styles }: Lost, say: Say): void {
  const said = [
    ...(styles ? [say('pastedWithoutStyles')] : []),
    ...(pictures > 0 ? [say('pastedWithoutPictures', { count: pictures })] : []),
    ...(links > 0 ? [say('pastedWithoutLinks', { count: links })] : []),
  ]
  if (said.length > 0) toast.info(said.join(' '))
}
