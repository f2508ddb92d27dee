import type { KeyboardEvent, ReactNode } from 'react'
import { useState } from 'react'
import { ChevronLeftIcon } from '../icons/chevron-left.tsx'
import { ChevronRightIcon } from '../icons/chevron-right.tsx'
import type { Icon } from '../icons/draw-icon.tsx'
import { PauseIcon } from '../icons/pause.tsx'
import { PlayIcon } from '../icons/play.tsx'
import styles from './carousel.module.css'
import { useAutoAdvance, useSlides } from './use-slides.ts'

export type CarouselWords = {
  label: string
  previous: string
  next: string
  pause: string
  play: string
  /** "Slide 2 of 4" */
  slide: (number: number, count: number) => string
}

export type CarouselProps = {
  slides: readonly { id: string; content: ReactNode }[]
  words: CarouselWords
  /** Off in low-data mode. */
  autoAdvance?: boolean
  intervalSeconds?: number
}

/** Slides under a finger, buttons, dots or arrow keys. Each slide holds its own height, so nothing jumps. */
export function Carousel({ slides, words, autoAdvance = true, intervalSeconds = 7 }: CarouselProps) {
  const { current, show, track } = useSlides(slides.length)
  const [paused, setPaused] = useState(!autoAdvance)
  const [attended, setAttended] = useState(false)
  useAutoAdvance(!paused && !attended && slides.length > 1, intervalSeconds, () => show(current + 1))

  function onKeyDown(event: KeyboardEvent) {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
    if (step === 0) return
    event.preventDefault()
    show(current + step)
  }

  return (
    <section
      aria-label={words.label}
      className={styles.carousel}
      onMouseEnter={() => setAttended(true)}
      onMouseLeave={() => setAttended(false)}
      onFocus={() => setAttended(true)}
      onBlur={() => setAttended(false)}
    >
      <div
        {...track}
        className={styles.track}
        tabIndex={0}
        role="group"
        aria-label={words.slide(current + 1, slides.length)}
        onKeyDown={onKeyDown}
      >
        {slides.map((slide, index) => (
          <div
            key={slide.id}
            role="group"
            aria-label={words.slide(index + 1, slides.length)}
            className={styles.slide}
          >
            {slide.content}
          </div>
        ))}
      </div>
      {slides.length > 1 && (
        <div className={styles.controls}>
          <IconButton icon={ChevronLeftIcon} label={words.previous} onClick={() => show(current - 1)} />
          {slides.map((slide, index) => (
            <button
              key={slide.id}
              type="button"
              className={styles.dot}
              aria-label={words.slide(index + 1, slides.length)}
              aria-current={index === current || undefined}
              onClick={() => show(index)}
            />
          ))}
          <IconButton icon={ChevronRightIcon} label={words.next} onClick={() => show(current + 1)} />
          {autoAdvance && (
            <IconButton
              icon={paused ? PlayIcon : PauseIcon}
              label={paused ? words.play : words.pause}
              onClick={() => setPaused(!paused)}
            />
          )}
        </div>
      )}
    </section>
  )
}

function IconButton({ icon: Face, label, onClick }: { icon: Icon; label: string; onClick: () => void }) {
  return (
    <button type="button" className={styles.button} aria-label={label} onClick={onClick}>
      <Face size={20} />
    </button>
  )
}
