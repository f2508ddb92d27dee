import { glueKilledLetters, startsSyllable, syllables } from './syllables.ts'

const ZERO_WIDTH_SPACE = '\u200B'
const WORD_JOINER = '\u2060'
const BURMESE = /[\u1000-\u109F]/

/**
 * Chromium breaks lines inside loanwords (ပ|က်ကေ့ချ်). This tells it where a line may end: between syllables only.
 * For rendering, never for text that is stored, compared, copied into a field or sent.
 */
export function breakLines(text: string): string {
  if (!BURMESE.test(text)) return text
  let line = ''
  let before = ''
  for (const token of syllables(text)) {
    if (startsSyllable(token)) {
      if (mayEndLine(before)) line += ZERO_WIDTH_SPACE
      line += glueKilledLetters(token, WORD_JOINER)
    } else line += token
    before = token
  }
  return line
}

const mayEndLine = (token: string): boolean => startsSyllable(token) || token === '၊' || token === '။'
