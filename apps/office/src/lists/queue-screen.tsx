import { useState, type ReactNode } from 'react'
import { Top } from '../frame/top.tsx'
import { useWords, type OfficeKey } from '../i18n/use-words.ts'
import { Panel } from '../parts/panel.tsx'
import { Tabs } from '../parts/tabs.tsx'

type Props<View extends string> = {
  readonly title: OfficeKey
  readonly under: OfficeKey
  /** The first is shown first. */
  readonly views: readonly View[]
  readonly nameOf: (view: View) => string
  readonly children: (view: View) => ReactNode
}

/** A queue with its tabs: the same head for every list that somebody takes from. */
export function QueueScreen<View extends string>({ title, under, views, nameOf, children }: Props<View>) {
  const words = useWords()
  const [view, setView] = useState<View | undefined>(views[0])
  if (view === undefined) return null
  const tabs = views.map((one) => [one, nameOf(one)] as const)
  return (
    <>
      <Top title={words(title)} under={words(under)} />
      <Panel
        title={nameOf(view)}
        aside={<Tabs label={words(title)} tabs={tabs} value={view} onChange={setView} />}
      >
        {children(view)}
      </Panel>
    </>
  )
}
