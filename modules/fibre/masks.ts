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

/** `Daw K••• K•••`: enough for who knows the person, too little for anybody else. */
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

/** `•••567`: its end alone, because whoever looks a contract up may know nothing of it. */
export const maskEnd = (number: string): string => `•••${number.slice(-3)}`
