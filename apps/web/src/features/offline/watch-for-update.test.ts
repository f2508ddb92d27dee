import { beforeEach, describe, expect, it, vi } from 'vitest'
import { showUpdateNote } from './update-note.tsx'
import { watchForUpdate } from './watch-for-update.ts'

vi.mock('./update-note.tsx', () => ({ showUpdateNote: vi.fn() }))

class Worker extends EventTarget {
  state = 'installing'
  postMessage = vi.fn()
}

function scene({ controlled, waiting }: { controlled: boolean; waiting?: Worker }) {
  const registration = Object.assign(new EventTarget(), {
    waiting: waiting ?? null,
    installing: null as Worker | null,
  })
  const workers = Object.assign(new EventTarget(), { controller: controlled ? {} : null })
  watchForUpdate(
    registration as unknown as ServiceWorkerRegistration,
    workers as unknown as ServiceWorkerContainer,
  )
  return { registration, workers }
}

function install({ registration }: ReturnType<typeof scene>): Worker {
  const worker = new Worker()
  registration.installing = worker
  registration.dispatchEvent(new Event('updatefound'))
  worker.state = 'installed'
  registration.waiting = worker
  worker.dispatchEvent(new Event('statechange'))
  return worker
}

const settled = () => vi.waitFor(() => expect(showUpdateNote).toHaveBeenCalledOnce())

beforeEach(() => vi.mocked(showUpdateNote).mockClear())

describe('a new version', () => {
  it('the first worker of all is not offered', async () => {
    install(scene({ controlled: false }))
    await Promise.resolve()
    expect(showUpdateNote).not.toHaveBeenCalled()
  })

  it('is offered and takes over only when somebody says yes', async () => {
    const worker = install(scene({ controlled: true }))
    await settled()
    expect(worker.postMessage).not.toHaveBeenCalled()
    vi.mocked(showUpdateNote).mock.calls[0]?.[0]()
    expect(worker.postMessage).toHaveBeenCalledExactlyOnceWith({ type: 'SKIP_WAITING' })
  })

  it('that came while the site was closed is offered too', async () => {
    scene({ controlled: true, waiting: new Worker() })
    await settled()
    expect(showUpdateNote).toHaveBeenCalledOnce()
  })
})
