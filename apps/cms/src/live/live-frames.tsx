'use client'
import { useEffect, useRef, useState } from 'react'
import type { Letter } from './use-live.ts'

type Props = {
  readonly letter: Letter
  readonly title: string
  readonly width: number
  readonly scale: number
}

const frameOf = (at: number): string => `live-${at}`

/**
 * The words go to the frame in the body of a form: no address, no history and no log holds them. Each page gets a frame of its
 * own, behind the one that is read, and comes forward when it is there. A frame that goes from page to page would leave a
 * step for the browser's way back with every word.
 */
export function LiveFrames({ letter, title, width, scale }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const sent = useRef(0)
  const [shown, setShown] = useState(0)
  useEffect(() => {
    sent.current = letter.at
    form.current?.submit()
  }, [letter])
  // A frame that is still empty tells of that as well, before anything was sent to it.
  const onLoad = (at: number): void => {
    if (sent.current === at) setShown(at)
  }
  return (
    <>
      <form
        ref={form}
        method="post"
        encType="text/plain"
        action={letter.address}
        target={frameOf(letter.at)}
        hidden
      >
        <textarea name="document" value={letter.words} readOnly />
      </form>
      {Array.from(new Set([shown, letter.at]), (at) => (
        <iframe
          key={at}
          name={frameOf(at)}
          title={title}
          className="cms-live-frame"
          // No script, no form and no way out of the frame; its own address only for the fonts of the website.
          sandbox="allow-same-origin"
          aria-hidden={at !== shown}
          style={{ width, height: `${100 / scale}%`, transform: `scale(${scale})` }}
          onLoad={() => onLoad(at)}
        />
      ))}
    </>
  )
}
