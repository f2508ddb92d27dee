import { useEffect, useState } from 'react'
import { formatInteger } from '#language/formats.ts'
import { Switch } from '#ui/switch/switch.tsx'
import { useNavigationCount } from '../navigation/hash-location.ts'
import { useWords } from '../i18n/use-words.ts'
import { setLowData, useLowData } from './low-data.ts'
import { measureBytes, toKilobytes } from './page-weight.ts'
import styles from './low-data-line.module.css'

const LOOK_AGAIN_MS = 1500

/** Kilobytes since the last navigation, looked at again while parts of the page still come. */
function usePageKilobytes(): number {
  const navigations = useNavigationCount()
  const [kilobytes, setKilobytes] = useState(0)
  useEffect(() => {
    const sinceMs = navigations === 0 ? 0 : performance.now()
    const measure = () => setKilobytes(toKilobytes(measureBytes(sinceMs)))
    measure()
    const timer = window.setInterval(measure, LOOK_AGAIN_MS)
    return () => window.clearInterval(timer)
  }, [navigations])
  return kilobytes
}

function Used() {
  const { t } = useWords()
  const kilobytes = usePageKilobytes()
  return <p className={styles.used}>{t('low-data.used', { kilobytes: formatInteger(kilobytes) })}</p>
}

export function LowDataLine() {
  const { t } = useWords()
  const on = useLowData()
  return (
    <div className={styles.line}>
      <Switch label={t('low-data.switch')} hint={t('low-data.hint')} on={on} onSwitch={setLowData} />
      {on && <Used />}
    </div>
  )
}
