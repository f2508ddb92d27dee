import { pathOf } from '../../../navigation/paths.ts'

type Asked = { readonly contract?: string; readonly bill?: string; readonly pay?: boolean }

/** What of a contract is looked at: the newest bill, another one, or what can be paid. */
export function paymentPath({ contract, bill, pay }: Asked): string {
  const search = new URLSearchParams({
    ...(contract && { contract }),
    ...(bill && { bill }),
    ...(pay && { pay: '1' }),
  }).toString()
  return `${pathOf('homeInternetPayment')}${search ? `?${search}` : ''}`
}

export const resultPath = (orderId: string): string => pathOf('homeInternetResult', { orderId })

/** Where channels lead back to. */
export const returnToResult = (orderId: string): string => `/#${resultPath(orderId)}`
