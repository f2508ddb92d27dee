import { useQuery } from '@tanstack/react-query'
import { shopsQuery } from './shops-query.ts'

/** All shops with one call; whatever is searched or filtered needs no other. */
export const useShops = () => useQuery(shopsQuery)
