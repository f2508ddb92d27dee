import { APPLICATION_CODES, type ApplicationCode } from '#contracts/applications.ts'
import { pathOf } from '../../navigation/paths.ts'

export type Asked = {
  readonly type: ApplicationCode | null
  readonly reference: string | null
  /** The order that pays the fee. */
  readonly order: string | null
}

export function askedBy(search: string): Asked {
  const given = new URLSearchParams(search)
  return {
    type: APPLICATION_CODES.find((code) => code === given.get('type')) ?? null,
    reference: given.get('no'),
    order: given.get('order'),
  }
}

const address = (search: Record<string, string>): string => {
  const text = new URLSearchParams(search).toString()
  return `${pathOf('serviceApplication')}${text ? `?${text}` : ''}`
}

export const applyPath = (type: ApplicationCode): string => address({ type })
export const applicationPath = (reference: string): string => address({ no: reference })
export const feePath = (reference: string, order: string): string => address({ no: reference, order })
