import { useQuery } from '@tanstack/react-query'
import { shopsQuery } from './shops-query.ts'

/** All shops in one call; searching and filtering need no other. */
export const useShops = () => useQuery(shopsQuery)
