import { useFibrePackages } from '../../api/use-fibre-packages.ts'
import { useWords } from '../../i18n/use-words.ts'

/** What people call an add-on; plainly that while nobody has told. */
export function useAddOnName(): (code: string) => string {
  const { t, pick } = useWords()
  const known = useFibrePackages(null).data?.flatMap(({ addOns }) => addOns) ?? []
  return (code) => {
    const addOn = known.find(({ id }) => id === code)
    return addOn ? pick(addOn.name, addOn.nameMm).text : t('fibre.line.ADD_ON')
  }
}
