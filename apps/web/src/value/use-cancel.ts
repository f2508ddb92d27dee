import { useMutation } from '@tanstack/react-query'
import { cancelMove } from '#contracts/value.ts'
import { ApiRefusal } from '../api/api-errors.ts'
import { callApi } from '../api/call-api.ts'
import { useRefreshOwn } from '../api/use-account.ts'

const is = (error: unknown, code: string) => error instanceof ApiRefusal && error.code === code

/** Not awaited: a reservation that stays expires by itself. */
export const giveUp = (moveId: string): Promise<unknown> =>
  callApi(cancelMove, { params: { moveId } }).catch(() => undefined)

/** Cancels a move that waits for its code. An unknown one counts as cancelled. */
export function useCancel(onDone: () => void, onTakenMeanwhile: () => void) {
  const refresh = useRefreshOwn()
  const cancel = useMutation({
    networkMode: 'always',
    mutationFn: async (moveId: string) => {
      try {
        await callApi(cancelMove, { params: { moveId } })
      } catch (error) {
        if (!is(error, 'NOT_FOUND')) throw error
      }
    },
    onSuccess: onDone,
    onError: (error) => {
      if (is(error, 'CONFLICT')) onTakenMeanwhile()
    },
    onSettled: () => void refresh(),
  })
  return {
    start: cancel.mutate,
    pending: cancel.isPending,
    done: cancel.isSuccess,
    error: cancel.error && !is(cancel.error, 'CONFLICT') ? cancel.error : null,
    reset: cancel.reset,
  }
}
