import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { api } from '../../../../contract/api.ts'
import type { Solicitation } from '../../../../contract/solicitation-calls.ts'
import { call, upload } from '../../../app/call.ts'
import { solicitationQuery } from '../../../app/solicitation-query.ts'
import { type DocumentWork, showingWork } from '../../../entries/document-work.ts'
import { showToast } from '../../../ui/toasts.ts'

/** The component instructions beside a topic, as they can be added and taken away. `file` is what was chosen last, kept for a second try. */
export type InstructionsChange = {
  work: DocumentWork | null
  file: File | null
  problem: string | undefined
  removing: boolean
  add: (file: File) => Promise<void>
  refuse: (problem: string) => void
  cancel: () => void
  remove: () => Promise<void>
}

/** Adds component instructions to a topic, with progress, and takes them away. `added` is told when they are read. */
export function useInstructions(topic_store_id: string, added: () => void): InstructionsChange {
  const client = useQueryClient()
  const [work, show] = useState<DocumentWork | null>(null)
  const [file, setFile] = useState<File | null>(null)
  const [problem, setProblem] = useState<string>()
  const [removing, setRemoving] = useState(false)
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])
  const keep = (read: Solicitation) => client.setQueryData(solicitationQuery(topic_store_id).queryKey, read)

  const add = async (chosen: File) => {
    const control = new AbortController()
    running.current = control
    setFile(chosen)
    setProblem(undefined)
    const watch = showingWork('instructions', show)
    try {
      keep(await upload(api.addInstructions, { topic_store_id, file: chosen }, { ...watch, signal: control.signal }))
      setFile(null)
      added()
    } catch (failure) {
      if (!control.signal.aborted) setProblem(failure instanceof Error ? failure.message : 'Failed to upload file')
    } finally {
      if (running.current === control) show(null)
    }
  }
  const remove = async () => {
    setRemoving(true)
    try {
      keep(await call(api.removeInstructions, { topic_store_id }))
    } catch (failure) {
      const description = failure instanceof Error ? failure.message : 'Unknown error'
      showToast({ title: 'Instructions not removed', description, variant: 'destructive' })
    } finally {
      setRemoving(false)
    }
  }
  const refuse = (objection: string) => {
    setFile(null)
    setProblem(objection)
  }
  return { work, file, problem, removing, add, refuse, cancel: () => running.current?.abort(), remove }
}
