import { type CaptchaType, getCaptcha, type ProofOfWork, validateCaptcha } from '#contracts/captcha.ts'
import { callApi } from '../../api/call-api.ts'
import { trustedWork } from './trusted-work.ts'

/** This phone cannot do the calculation, or not in time: the person gets a picture with letters instead. */
export class WorkNotDone extends Error {
  override readonly name = 'WorkNotDone'
  /** The unsolved check, which the letters replace. */
  captchaId: string | null = null
}

/** Ten times what a cheap phone needs. */
const PATIENCE_MS = 20_000

function startWork(): Worker {
  try {
    return new Worker(trustedWork())
  } catch (error) {
    throw new WorkNotDone('no worker', { cause: error })
  }
}

/** In a worker, so that the page does not freeze. */
async function workOut(work: ProofOfWork): Promise<number> {
  const worker = startWork()
  try {
    return await new Promise<number>((resolve, reject) => {
      const giveUp = (why: string) => reject(new WorkNotDone(why))
      const timer = window.setTimeout(() => giveUp('too slow'), PATIENCE_MS)
      worker.onerror = () => giveUp('worker failed')
      worker.onmessage = ({ data }: MessageEvent<number | null>) => {
        window.clearTimeout(timer)
        if (data === null) giveUp('no number')
        else resolve(data)
      }
      worker.postMessage(work)
    })
  } finally {
    worker.terminate()
  }
}

export async function askCaptcha(type: CaptchaType, instead?: string) {
  return (await callApi(getCaptcha, { query: { type, ...(instead && { instead }) } })).result
}

export async function answerCaptcha(captchaId: string, answer: string): Promise<string> {
  return (await callApi(validateCaptcha, { body: { captchaId, answer } })).result.captchaToken
}

/** The phone does some calculation; the person does nothing. Returns the token for one request. */
export async function proveHuman(type: CaptchaType): Promise<string> {
  const { captchaId, proofOfWork } = await askCaptcha(type)
  const number = await workOut(proofOfWork).catch((error: unknown) => {
    if (error instanceof WorkNotDone) error.captchaId = captchaId
    throw error
  })
  const { algorithm, challenge, salt, signature } = proofOfWork
  return answerCaptcha(captchaId, btoa(JSON.stringify({ algorithm, challenge, number, salt, signature })))
}
