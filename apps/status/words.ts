import en from '#i18n/en/status.json' with { type: 'json' }
import my from '#i18n/my/status.json' with { type: 'json' }
import { fillSlots } from '#language/fill-slots.ts'
import { formatDayMonth, formatTime } from '#language/formats.ts'
import type { Lang } from '#language/lang.ts'

const WORDS = { en, my } as const

export type Word = keyof typeof en

export type Words = {
  readonly lang: Lang
  (key: Word, slots?: Readonly<Record<string, string>>): string
}

export const wordsIn = (lang: Lang): Words =>
  Object.assign(
    (key: Word, slots: Readonly<Record<string, string>> = {}) => fillSlots(WORDS[lang][key], slots),
    {
      lang,
    },
  )

/** `17 November, 10:32`, in Yangon time. */
export const momentText = (moment: number | string, lang: Lang): string => {
  const at = new Date(moment)
  return `${formatDayMonth(at, lang)}${lang === 'my' ? ' ' : ', '}${formatTime(at)}`
}
