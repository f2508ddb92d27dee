'use client'
import { toast } from '@payloadcms/ui'
import { type ReactNode, useEffect } from 'react'
import { useDeskWords } from '../components/use-desk-words.ts'
import { fitPicture } from './fit-picture.ts'

const WAYS = ['change', 'drop', 'paste'] as const

/**
 * Around all screens: whichever way a picture comes in (chosen, dropped, pasted, one or many), it is made small enough
 * before any form of Payload hears of it. A form that is given too much waits for an answer that never comes.
 */
export function PictureGuard({ children }: { readonly children: ReactNode }) {
  const say = useDeskWords()
  useEffect(() => {
    const passed = new WeakSet<Event>()
    const meet = (event: Event): void => {
      const files = passed.has(event) ? [] : filesOf(event)
      const { target } = event
      if (!files.some((file) => file.type.startsWith('image/')) || !target) return
      event.preventDefault()
      event.stopImmediatePropagation()
      void fitAll(files).then((fitting) => {
        if (fitting.length === 0) return clear(target)
        const again = withFiles(event, target, fitting)
        passed.add(again)
        target.dispatchEvent(again)
      })
    }
    const fitAll = async (files: readonly File[]): Promise<File[]> => {
      const fitted = await Promise.all(files.map(fitPicture))
      return fitted.flatMap((one) => {
        if ('refused' in one) {
          toast.error(say(one.refused.word, one.refused.slots))
          return []
        }
        if (one.told) toast.info(say(one.told.word, one.told.slots))
        return [one.file]
      })
    }
    for (const way of WAYS) window.addEventListener(way, meet, true)
    return () => {
      for (const way of WAYS) window.removeEventListener(way, meet, true)
    }
  }, [say])
  return children
}

function filesOf(event: Event): File[] {
  if (event instanceof DragEvent) return [...(event.dataTransfer?.files ?? [])]
  // A text with pictures in it is words; only pictures alone are files.
  if (event instanceof ClipboardEvent)
    return event.clipboardData?.types.includes('text/html') ? [] : [...(event.clipboardData?.files ?? [])]
  const { target } = event
  return target instanceof HTMLInputElement && target.type === 'file' ? [...(target.files ?? [])] : []
}

function clear(target: EventTarget): void {
  if (target instanceof HTMLInputElement) target.value = ''
}

function withFiles(event: Event, target: EventTarget, files: readonly File[]): Event {
  const carried = new DataTransfer()
  for (const file of files) carried.items.add(file)
  if (event instanceof DragEvent) {
    const { clientX, clientY } = event
    return new DragEvent('drop', { bubbles: true, cancelable: true, clientX, clientY, dataTransfer: carried })
  }
  if (event instanceof ClipboardEvent)
    return new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData: carried })
  if (target instanceof HTMLInputElement) target.files = carried.files
  return new Event('change', { bubbles: true })
}
