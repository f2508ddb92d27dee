import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { searchSite, type FoundGroup } from '#contracts/search.ts'
import { callApi } from '../../api/call-api.ts'

/** The pause in typing after which the server is asked. */
const PAUSE_MS = 150
const FEWEST_LETTERS = 2

/** What the server finds beside the pages; empty until it answers, and when it does not. */
export function useFoundGroups(query: string): { groups: readonly FoundGroup[]; pending: boolean } {
  const typed = query.trim()
  const [q, setQ] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setQ(typed.length < FEWEST_LETTERS ? '' : typed), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed])
  const { data, isFetching } = useQuery({
    queryKey: [searchSite.id, q],
    queryFn: async ({ signal }) => (await callApi(searchSite, { query: { q }, signal })).result,
    enabled: q !== '',
    retry: false,
    placeholderData: keepPreviousData,
  })
  const isAsked = typed.length >= FEWEST_LETTERS
  return { groups: isAsked && q !== '' ? (data ?? []) : [], pending: isAsked && (q !== typed || isFetching) }
}
