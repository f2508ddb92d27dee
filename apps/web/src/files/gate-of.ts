import { beginFile, doneFile, type FileKind, type FileType, sendFilePart } from '#contracts/files.ts'
import { callApi } from '../api/call-api.ts'
import { OfflineError } from '../api/api-errors.ts'
import { sendBytes } from '../api/send-bytes.ts'
import type { FileGate } from './send-file.ts'

/** Whose files they are: a guest's token, or nothing when signed in. */
export type Bearer = { readonly token?: string }

export const gateOf = (kind: FileKind, bearer: Bearer): FileGate => ({
  begin: async (file) => {
    const body = { kind, bytes: file.size, type: file.type as FileType }
    return (await callApi(beginFile, { body, ...bearer })).result.fileId
  },
  part: (fileId, part, bytes, signal) =>
    sendBytes(sendFilePart, bytes, { params: { fileId, n: String(part) }, signal, ...bearer }),
  done: async (fileId) => {
    const { state } = (await callApi(doneFile, { params: { fileId }, body: {}, ...bearer })).result
    // A part was lost although it had been confirmed: it is requested again.
    if (state === 'COMING') throw new OfflineError('parts are missing')
  },
})
