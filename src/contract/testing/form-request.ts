/** As much of a browser's XMLHttpRequest as sends a form, on what Node has: answers arrive in the pieces in which they are received. */
export class FormRequest {
  readonly upload: { onprogress: ((event: { loaded: number; total: number }) => void) | null } = { onprogress: null }
  onprogress: (() => void) | null = null
  onload: (() => void) | null = null
  onerror: (() => void) | null = null
  onabort: (() => void) | null = null
  status = 0
  responseText = ''
  private readonly headers = new Headers()
  private readonly calledOff = new AbortController()
  private answered = new Headers()
  private asked = { method: '', url: '' }

  open(method: string, url: string): void {
    this.asked = { method, url }
  }

  setRequestHeader(name: string, value: string): void {
    this.headers.set(name, value)
  }

  getResponseHeader(name: string): string | null {
    return this.answered.get(name)
  }

  abort(): void {
    this.calledOff.abort()
    this.onabort?.()
  }

  send(body: FormData): void {
    this.receive(body).then(
      () => this.onload?.(),
      () => this.calledOff.signal.aborted || this.onerror?.(),
    )
  }

  private async receive(body: FormData): Promise<void> {
    const { method, url } = this.asked
    const answer = await fetch(url, { method, body, headers: this.headers, signal: this.calledOff.signal })
    this.upload.onprogress?.({ loaded: 1, total: 1 })
    this.status = answer.status
    this.answered = answer.headers
    for await (const piece of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      this.responseText += piece
      this.onprogress?.()
    }
  }
}
