import { useMemo } from 'react'
import { Select } from '#ui/select/select.tsx'
import { useWords } from '../../i18n/use-words.ts'
import { nameIn, regionOf, townships } from './country.ts'

type Props = { readonly value: string | null; readonly onValue: (id: string | null) => void }

/** Townships by region, as people say where they live. */
export function TownshipField({ value, onValue }: Props) {
  const { t, lang } = useWords()
  const options = useMemo(
    () =>
      townships
        .map((one) => ({ one, region: regionOf(one.regionId) }))
        .map(({ one, region }) => ({
          value: one.id,
          label: region ? `${nameIn(region, lang)}, ${nameIn(one, lang)}` : nameIn(one, lang),
        }))
        .sort((a, b) => (a.label < b.label ? -1 : 1)),
    [lang],
  )
  return (
    <Select
      label={t('shops.townshipLabel')}
      value={value ?? ''}
      onValue={(id) => onValue(id || null)}
      placeholder={t('shops.anyTownship')}
      options={options}
    />
  )
}
