import { pathOf } from '../../navigation/paths.ts'

export const roamPath = (country: string) => `${pathOf('roam')}?country=${country}`

/** Two letters, as in a passport; anything else is no choice. */
export function countryIn(search: string): string | null {
  const country = new URLSearchParams(search).get('country')?.toUpperCase() ?? ''
  return /^[A-Z]{2}$/.test(country) ? country : null
}
