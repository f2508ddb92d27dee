import { useState } from 'react'
import { say } from '../examples.ts'
import type { ExampleLanguage, Examples } from '../examples.ts'
import { groupThousands } from '../price/price.tsx'
import { Slider } from './slider.tsx'

function Sliding({ l }: { l: ExampleLanguage }) {
  const [most, setMost] = useState(10_000)
  return (
    <Slider
      label={say(l, 'Price up to', 'အမြင့်ဆုံး ဈေးနှုန်း')}
      min={0}
      max={50_000}
      step={500}
      value={most}
      onValue={setMost}
      text={(value) => `${groupThousands(value)} ${say(l, 'Ks', 'ကျပ်')}`}
    />
  )
}

export const examples: Examples = { price: (l) => <Sliding l={l} /> }
