import { useState } from 'react'
import { Button } from '#ui/button/button.tsx'
import { FilterIcon } from '#ui/icons/filter.tsx'
import { Select } from '#ui/select/select.tsx'
import { Sheet } from '#ui/sheet/sheet.tsx'
import { useWords } from '../../i18n/use-words.ts'
import { countOf, DAYS, NO_FILTER, STATUSES, TYPES, type ChosenFilter } from './chosen-filter.ts'
import styles from './history.module.css'

type Props = { readonly chosen: ChosenFilter; readonly onChoose: (chosen: ChosenFilter) => void }

const among = <T extends string | number>(options: readonly T[], value: string): T | null =>
  options.find((option) => String(option) === value) ?? null

/** All filters behind one button, which shows how many are active. */
export function HistoryFilters({ chosen, onChoose }: Props) {
  const { t } = useWords()
  const [open, setOpen] = useState(false)
  const count = countOf(chosen)
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        icon={FilterIcon}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {count === 0 ? t('account.filter') : t('account.filtersOn', { n: count })}
      </Button>
      <Sheet
        open={open}
        onClose={() => setOpen(false)}
        title={t('account.filter')}
        closeLabel={t('packages.close')}
        footer={
          <Button full onClick={() => setOpen(false)}>
            {t('account.filterShow')}
          </Button>
        }
      >
        <div className={styles.filters}>
          <Fields chosen={chosen} onChoose={onChoose} />
          {count > 0 && (
            <Button variant="quiet" onClick={() => onChoose(NO_FILTER)}>
              {t('account.filterClear')}
            </Button>
          )}
        </div>
      </Sheet>
    </>
  )
}

function Fields({ chosen, onChoose }: Props) {
  const { t } = useWords()
  return (
    <>
      <Select
        label={t('account.filterTime')}
        placeholder={t('account.all')}
        value={String(chosen.days ?? '')}
        options={DAYS.map((count) => ({ value: String(count), label: t(`account.days.${count}`) }))}
        onValue={(value) => onChoose({ ...chosen, days: among(DAYS, value) })}
      />
      <Select
        label={t('account.filterType')}
        placeholder={t('account.all')}
        value={chosen.type ?? ''}
        options={TYPES.map((value) => ({ value, label: t(`account.type.${value}`) }))}
        onValue={(value) => onChoose({ ...chosen, type: among(TYPES, value) })}
      />
      <Select
        label={t('account.filterStatus')}
        placeholder={t('account.all')}
        value={chosen.status ?? ''}
        options={STATUSES.map((value) => ({ value, label: t(`account.status.${value}`) }))}
        onValue={(value) => onChoose({ ...chosen, status: among(STATUSES, value) })}
      />
    </>
  )
}
