const TITLES = new Set([
  'daw',
  'u',
  'ma',
  'ko',
  'mg',
  'maung',
  'dr',
  'saw',
  'naw',
  'sai',
  'nang',
  'ဒေါ်',
  'ဦး',
  'မ',
  'ကို',
  'မောင်',
])

const letters = new Intl.Segmenter('my', { granularity: 'grapheme' })

/** `Daw K••• K•••`: recognisable to those who know the person, useless to anybody else. */
export const maskName = (name: string): string =>
  name
    .trim()
    .split(/\s+/)
    .map((word, at) => {
      if (at === 0 && TITLES.has(word.toLowerCase())) return word
      const [first] = letters.segment(word)
      return `${first?.segment ?? ''}•••`
    })
    .join(' ')

/** `•••567`: the last digits only, because whoever looks up a contract may not know its phone. */
export const maskEnd = (number: string): string => `•••${number.slice(-3)}`
