import { useEffect, useRef, useState } from 'react'
import { reasonOr } from '../../contract/client.ts'
import type { DocumentWatch, DocumentWork } from './document-work.ts'

/** One thing at a time that is done with a document and can be called off; `failed` is told in the server's words why it could not be done. */
export function useDocumentWork() {
  const [work, show] = useState<DocumentWork | null>(null)
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])
  const run = async (job: (watch: DocumentWatch) => Promise<void>, failed: (why: string) => void) => {
    const control = new AbortController()
    running.current = control
    try {
      await job({ work: show, signal: control.signal })
    } catch (problem) {
      if (!control.signal.aborted) failed(reasonOr(problem, 'Failed to upload file'))
    } finally {
      if (running.current === control) show(null)
    }
  }
  return { work, run, cancel: () => running.current?.abort() }
}
