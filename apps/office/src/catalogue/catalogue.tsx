import { useState } from 'react'
import { Top } from '../frame/top.tsx'
import { useWords } from '../i18n/use-words.ts'
import { Note } from '../parts/note.tsx'
import { Tabs } from '../parts/tabs.tsx'
import { Offers } from './offers.tsx'
import { Prices } from './prices.tsx'
import { Rules } from './rules.tsx'

const VIEWS = ['PRICES', 'RULES', 'OFFERS'] as const
type View = (typeof VIEWS)[number]

/** What holds now and from when, what follows; a change is proposed, never for a moment that is over. */
export function Catalogue() {
  const words = useWords()
  const [view, setView] = useState<View>('PRICES')
  const tabs = VIEWS.map((one) => [one, words(`catalogue.view.${one}`)] as const)
  const choice = <Tabs label={words('menu.catalogue')} tabs={tabs} value={view} onChange={setView} />
  return (
    <>
      <Top title={words('menu.catalogue')} under={words('catalogue.under')} />
      {view === 'PRICES' ? <Prices choice={choice} /> : null}
      {view === 'RULES' ? <Rules choice={choice} /> : null}
      {view === 'OFFERS' ? <Offers choice={choice} /> : null}
      <Note>{words('catalogue.rule')}</Note>
    </>
  )
}
