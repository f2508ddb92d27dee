import { Disc } from '#ui/disc/disc.tsx'
import type { Icon } from '#ui/icons/draw-icon.tsx'
import styles from './result.module.css'

export type NextStep = { readonly icon: Icon; readonly label: string } & (
  | { readonly href: string }
  | { readonly onClick: () => void }
)

/** Where people go on from a result, beside the one way that most of them take. */
export function NextSteps({ steps }: { readonly steps: readonly NextStep[] }) {
  if (steps.length === 0) return null
  return <div className={styles.steps}>{steps.map(drawn)}</div>
}

function drawn({ icon: Face, label, ...way }: NextStep) {
  const face = (
    <>
      <Disc>
        <Face size={24} />
      </Disc>
      <span>{label}</span>
    </>
  )
  if ('href' in way)
    return (
      <a key={label} href={way.href} className={styles.step}>
        {face}
      </a>
    )
  return (
    <button key={label} type="button" className={styles.step} onClick={way.onClick}>
      {face}
    </button>
  )
}
