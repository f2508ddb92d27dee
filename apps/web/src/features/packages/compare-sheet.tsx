import type { VasPackage } from '#contracts/packages.ts'
import { Sheet } from '#ui/sheet/sheet.tsx'
import { useWords } from '../../i18n/use-words.ts'
import { comparedLines } from './compared-lines.ts'
import { CompareTable } from './compare-table.tsx'

type Props = { packages: readonly VasPackage[]; open: boolean; onClose: () => void }

export function CompareSheet({ packages, open, onClose }: Props) {
  const { t, lang } = useWords()
  return (
    <Sheet
      kind="full"
      open={open}
      onClose={onClose}
      title={t('packages.compareTitle')}
      closeLabel={t('packages.close')}
    >
      <CompareTable packages={packages} lines={comparedLines(packages, lang, t)} />
    </Sheet>
  )
}
