import { type ReactNode, useEffect, useRef } from 'react'
import { brand } from '#brand'
import type { Lang } from '#contracts/language.ts'
import { useWords } from '../i18n/use-words.ts'
import { navigationCount } from '../navigation/hash-location.ts'

type Props = {
  /** Plain text for the window's title; the heading shows `children`, or this. */
  readonly title: string
  readonly children?: ReactNode
  readonly lang?: Lang | undefined
  readonly className?: string | undefined
}

let announcedFor = 0

/** The page's only h1. After a navigation it takes the focus, so that a screen reader says where one has arrived. */
export function PageHeading({ title, children, lang: textLang, className }: Props) {
  const { lang } = useWords()
  const heading = useRef<HTMLHeadingElement>(null)

  useEffect(() => {
    document.title = `${title} · ${brand.name[lang]}`
  }, [title, lang])

  useEffect(() => {
    if (navigationCount() === announcedFor) return undefined
    announcedFor = navigationCount()
    // A menu that closes with this navigation first returns the focus to its button.
    const timer = window.setTimeout(() => heading.current?.focus({ preventScroll: true }))
    return () => window.clearTimeout(timer)
  }, [])

  return (
    <h1
      ref={heading}
      tabIndex={-1}
      className={className}
      {...(textLang && textLang !== lang ? { lang: textLang } : {})}
    >
      {children ?? title}
    </h1>
  )
}
