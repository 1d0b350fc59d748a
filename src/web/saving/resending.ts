import type { ApiError } from '../../contract/client.ts'

/** How long is waited before what could not be sent is sent again, in milliseconds: each time twice as long, up to the longest. */
export const PAUSES_MS = { first: 2000, longest: 60_000 } as const

/** Whether a call that failed may succeed when it is made again as it was: the server was not reached, is down, or has too much to do. */
export function mayPass({ status }: Pick<ApiError, 'status'>): boolean {
  return status === 0 || status === 408 || status === 429 || status >= 500
}

/** Sends again by itself, after pauses that grow and at once when `onBack` tells that the connection is back; gives back how to stop. */
export function resending(send: () => Promise<unknown>, onBack: (hear: () => void) => () => void): () => void {
  let pause: number = PAUSES_MS.first
  let timer: ReturnType<typeof setTimeout>
  let isSending = false
  let isOver = false
  const wait = () => {
    timer = setTimeout(() => void again(), pause)
    pause = Math.min(pause * 2, PAUSES_MS.longest)
  }
  const again = async () => {
    if (isSending) return
    clearTimeout(timer)
    isSending = true
    try {
      await send()
    } finally {
      isSending = false
      if (!isOver) wait()
    }
  }
  const stopHearing = onBack(() => {
    pause = PAUSES_MS.first
    void again()
  })
  wait()
  return () => {
    isOver = true
    clearTimeout(timer)
    stopHearing()
  }
}
