import type { ResultOf } from '#contracts/call.ts'
import { inquireAccount } from '#contracts/fibre-bills.ts'
import { callApi } from '../../../api/call-api.ts'
import { useChecked } from '../../../codes/use-checked.ts'

export type Found = ResultOf<typeof inquireAccount>

export const ID_TYPES = ['FTTH_ACCOUNT', 'CONTRACT_NO', 'PHONE'] as const
export type IdType = (typeof ID_TYPES)[number]

export type Asked = { readonly idType: IdType; readonly accountNo: string }

export const useLookup = (onFound: (found: Found) => void) =>
  useChecked(
    'FTTH_ACCOUNT',
    async (asked: Asked, captchaToken) =>
      (await callApi(inquireAccount, { body: { ...asked, captchaToken } })).result,
    onFound,
  )
