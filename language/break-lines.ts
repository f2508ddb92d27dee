import { glueKilledLetters, startsSyllable, syllables } from './syllables.ts'

const ZERO_WIDTH_SPACE = '\u200B'
const WORD_JOINER = '\u2060'
const VIRAMA = '\u1039'
const BURMESE = /[\u1000-\u109F]/

/**
 * Chromium breaks lines inside loanwords (ပ|က်ကေ့ချ်). This tells it where a line may end: between syllables only.
 * A stacked letter and its neighbours are left alone, because there Chromium's own dictionary knows the word and our
 * marks would hide the word from it. For rendering, never for text that is stored, compared or sent.
 */
export function breakLines(text: string): string {
  if (!BURMESE.test(text)) return text
  const tokens = syllables(text)
  const nearStack = tokens.map((_, at) => tokens.slice(Math.max(0, at - 1), at + 2).some(hasStack))
  return tokens
    .map((token, at) => {
      if (!startsSyllable(token)) return token
      const left = nearStack[at] && nearStack[at - 1]
      const mayBreak = !left && mayEndLine(tokens[at - 1])
      return (
        (mayBreak ? ZERO_WIDTH_SPACE : '') + (nearStack[at] ? token : glueKilledLetters(token, WORD_JOINER))
      )
    })
    .join('')
}

const hasStack = (token: string): boolean => token.includes(VIRAMA)

const mayEndLine = (token = ''): boolean => startsSyllable(token) || token === '၊' || token === '။'
