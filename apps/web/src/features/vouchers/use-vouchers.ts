import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { MAX_PAGE_SIZE } from '#contracts/paging.ts'
import {
  getVoucher,
  getVouchers,
  type Voucher,
  type VoucherCategory,
  type VoucherClass,
} from '#contracts/vouchers.ts'
import { callApi } from '../../api/call-api.ts'

/** Everything that says what is left: asked again after each exchange. */
export const VOUCHERS = 'vouchers'

/** A page that was drawn ahead brings what was left in its hour; it is asked again behind it. */
const ASKED_AGAIN = { staleTime: 0 } as const

export type Filter = {
  readonly class: VoucherClass
  readonly category: VoucherCategory | null
  readonly placeId: string | null
}

/** What is offered in a class, a page at a time. */
export const useVouchers = ({ class: ofClass, category, placeId }: Filter) =>
  useInfiniteQuery({
    queryKey: [VOUCHERS, ofClass, category, placeId],
    queryFn: ({ pageParam, signal }) =>
      callApi(getVouchers, {
        query: {
          class: ofClass,
          ...(category && { category }),
          ...(placeId && { placeId }),
          page: pageParam,
        },
        signal,
      }),
    ...ASKED_AGAIN,
    initialPageParam: 0,
    getNextPageParam: ({ page }) => (page?.hasMore ? page.page + 1 : undefined),
  })

export const useVoucher = (voucherId: string) =>
  useQuery({
    queryKey: [VOUCHERS, 'one', voucherId],
    queryFn: async ({ signal }) => (await callApi(getVoucher, { params: { voucherId }, signal })).result,
    ...ASKED_AGAIN,
  })

const byDate = (a: Voucher, b: Voucher) => (a.event?.startsAt ?? '').localeCompare(b.event?.startsAt ?? '')

/** Evenings that one can still come to, the next one first. */
export const useEvents = () =>
  useQuery({
    queryKey: [VOUCHERS, 'events'],
    queryFn: async ({ signal }) => {
      const query = { event: 'true', size: MAX_PAGE_SIZE } as const
      return [...(await callApi(getVouchers, { query, signal })).result].sort(byDate)
    },
    ...ASKED_AGAIN,
  })
