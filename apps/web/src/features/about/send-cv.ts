import { beginCv, doneCv, sendCvPart } from '#contracts/careers.ts'
import { OfflineError } from '../../api/api-errors.ts'
import { callApi } from '../../api/call-api.ts'
import { sendBytes } from '../../api/send-bytes.ts'
import { type FileGate, type Progress, sendFile } from '../../files/send-file.ts'

/** A CV has no account: a human check starts the upload, and knowing its id allows continuing it. */
const gateOf = (captchaToken: string): FileGate => ({
  begin: async (file) => {
    const body = { bytes: file.size, captchaToken }
    return (await callApi(beginCv, { body })).result.fileId
  },
  part: (fileId, part, bytes, signal) =>
    sendBytes(sendCvPart, bytes, { params: { fileId, n: String(part) }, signal }),
  done: async (fileId) => {
    const { state } = (await callApi(doneCv, { params: { fileId }, body: {} })).result
    if (state === 'COMING') throw new OfflineError('parts are missing')
  },
})

export const sendCv = (
  file: File,
  captchaToken: string,
  onProgress: (progress: Progress) => void,
): Promise<string> =>
  sendFile(file, gateOf(captchaToken), { signal: new AbortController().signal, onProgress })
