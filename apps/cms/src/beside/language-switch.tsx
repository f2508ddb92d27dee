'use client'
import { useEffect, useState } from 'react'
import { useDeskWords } from '../components/use-desk-words.ts'

const REMEMBERED = 'cmsLanguages'

/** Both languages beside each other, or the one on the screen alone and large; each colleague's own choice. */
export function LanguageSwitch() {
  const [alone, setAlone] = useState(false)
  const say = useDeskWords()
  useEffect(() => setAlone(localStorage.getItem(REMEMBERED) === 'one'), [])
  useEffect(() => {
    document.documentElement.dataset[REMEMBERED] = alone ? 'one' : 'both'
  }, [alone])
  const choose = (): void => {
    localStorage.setItem(REMEMBERED, alone ? 'both' : 'one')
    setAlone(!alone)
  }
  return (
    <button type="button" id="language-switch" className="cms-switch" aria-pressed={alone} onClick={choose}>
      {say(alone ? 'bothLanguages' : 'oneLanguage')}
    </button>
  )
}
