import { useQuery } from '@tanstack/react-query'
import { getMenus } from '#contracts/content.ts'
import { callApi } from '../api/call-api.ts'
import { FIRST_MENUS, menusOf, type Menus } from './menus.ts'

/** Nobody waits for a menu: the first ones stand there until those of the editors come. */
export function useMenus(): Menus {
  const { data } = useQuery({
    queryKey: [getMenus.id],
    queryFn: async ({ signal }) => (await callApi(getMenus, { signal })).result,
    select: menusOf,
  })
  return data ?? FIRST_MENUS
}
