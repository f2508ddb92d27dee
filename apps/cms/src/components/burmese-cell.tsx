'use client'
import { useTranslation } from '@payloadcms/ui'

/** A word instead of true and false: the column is read by people who translate. */
export function BurmeseCell({ cellData }: { cellData?: unknown }) {
  const { i18n } = useTranslation()
  const burmese = i18n.language === 'my'
  if (cellData === true)
    return <span className="cms-badge">{burmese ? 'မြန်မာစာ မရှိသေး' : 'Burmese missing'}</span>
  return <span className="cms-badge cms-badge--fine">{burmese ? 'ပြည့်စုံ' : 'Complete'}</span>
}
