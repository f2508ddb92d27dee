'use client'
import { useLivePreviewContext } from '@payloadcms/ui'
import { useEffect, useRef, useState } from 'react'
import { useDeskWords } from '../components/use-desk-words.ts'
import { LiveFrames } from './live-frames.tsx'
import { useLive } from './use-live.ts'

const SIZES = [
  { width: 360, wide: false, word: 'livePhone' },
  { width: 1440, wide: true, word: 'liveDesktop' },
] as const

/** Beside the form: the page as readers would see it with the words that stand in the form, saved or not. */
export function LiveWindow() {
  const { isLivePreviewing } = useLivePreviewContext()
  const [size, setSize] = useState<(typeof SIZES)[number]>(SIZES[0])
  const letter = useLive({ wide: size.wide, isOn: isLivePreviewing })
  const place = useRef<HTMLDivElement>(null)
  const [room, setRoom] = useState(0)
  const say = useDeskWords()
  useEffect(() => {
    const seen = new ResizeObserver(([entry]) => setRoom(entry?.contentRect.width ?? 0))
    if (place.current) seen.observe(place.current)
    return () => seen.disconnect()
  }, [isLivePreviewing])
  if (!isLivePreviewing) return null
  const scale = room > 0 ? Math.min(1, room / size.width) : 1
  return (
    <section
      className={`live-preview-window live-preview-window--is-live-previewing cms-live${size.wide ? '' : ' cms-live--phone'}`}
    >
      <div className="cms-quick-filter" role="group" aria-label={say('liveTitle')}>
        {SIZES.map((one) => (
          <button
            key={one.width}
            type="button"
            aria-pressed={one.width === size.width}
            onClick={() => setSize(one)}
          >
            {say(one.word)}
          </button>
        ))}
        <small className="cms-hint">{say('liveHint')}</small>
      </div>
      <div className="cms-live-place" ref={place}>
        {letter && <LiveFrames letter={letter} title={say('liveTitle')} width={size.width} scale={scale} />}
      </div>
    </section>
  )
}
