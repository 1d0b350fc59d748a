import { vi } from 'vitest'

/** A browser with a microphone, in place of what jsdom lacks: it hears one piece as soon as it records, and another when it is stopped. */
export function fakeMicrophone(getUserMedia: () => Promise<unknown> = async () => ({ getTracks: () => [{ stop: () => {} }] })): void {
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { mediaDevices: { getUserMedia } }))
  vi.stubGlobal('MediaRecorder', FakeRecorder)
  vi.stubGlobal('AudioContext', FakeAudio)
  URL.createObjectURL = () => 'blob:sound'
  URL.revokeObjectURL = () => {}
}

class FakeRecorder {
  static isTypeSupported = (type: string) => type.startsWith('audio/webm')
  mimeType = 'audio/webm;codecs=opus'
  state = 'inactive'
  ondataavailable = (_event: { data: Blob }): void => {}
  onstop = (): void => {}

  start(): void {
    this.state = 'recording'
    this.hand('piece ')
  }

  stop(): void {
    this.state = 'inactive'
    this.hand('end')
    this.onstop()
  }

  private hand(words: string): void {
    this.ondataavailable({ data: new Blob([words], { type: this.mimeType }) })
  }
}

class FakeAudio {
  createAnalyser = () => ({ fftSize: 0, getFloatTimeDomainData: () => {} })
  createMediaStreamSource = () => ({ connect: () => {} })
  close = async () => {}
}
