import { secondsSince, urgencyOf } from '../clock/age.ts'
import { useNow } from '../clock/use-now.ts'
import { Age } from './age.tsx'
import styles from './against.module.css'

/** An age against its limit: colour and weight repeat what the number says. */
export function Against({ since, limitSec }: { since: string; limitSec: number }) {
  const at = useNow()
  return (
    <span className={styles[urgencyOf(secondsSince(since, at), limitSec)]}>
      <Age since={since} />
    </span>
  )
}
