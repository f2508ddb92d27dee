import { Checkbox } from '#ui/checkbox/checkbox.tsx'
import { useWords } from '../i18n/use-words.ts'

export type CompareTickProps = {
  readonly name: string
  readonly ticked: boolean
  /** True when no more can be chosen. */
  readonly full: boolean
  readonly onTick: () => void
}

export function CompareTick({ name, ticked, full, onTick }: CompareTickProps) {
  const { t } = useWords()
  return (
    <Checkbox
      label={
        <>
          {t('packages.compareTick')}
          <span className="visually-hidden"> {name}</span>
        </>
      }
      checked={ticked}
      disabled={full && !ticked}
      onChecked={onTick}
    />
  )
}
