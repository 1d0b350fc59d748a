import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../../contract/api.ts'
import type { Solicitation } from '../../../../contract/solicitation-calls.ts'
import { call, upload } from '../../../app/call.ts'
import { outcome } from '../../../app/outcome.ts'
import { solicitationQuery } from '../../../app/solicitation-query.ts'
import { showingWork } from '../../../entries/document-work.ts'
import { useDocumentWork } from '../../../entries/use-document-work.ts'
import { tellFailed } from '../../../ui/toasts.ts'

/** The component instructions beside a topic, as they can be added and taken away. */
export type InstructionsChange = ReturnType<typeof useInstructions>

/** Adds component instructions to a topic, with progress, and takes them away. `added` is told when they are read. */
export function useInstructions(topic_store_id: string, added: () => void) {
  const client = useQueryClient()
  const { work, run, cancel } = useDocumentWork()
  const [file, setFile] = useState<File | null>(null)
  const [problem, setProblem] = useState<string>()
  const [removing, setRemoving] = useState(false)
  const keep = (read: Solicitation) => client.setQueryData(solicitationQuery(topic_store_id).queryKey, read)
  return {
    work,
    /** What was chosen last, kept for a second try. */
    file,
    problem,
    removing,
    cancel,
    add: (chosen: File) => {
      setFile(chosen)
      setProblem(undefined)
      return run(async (watch) => {
        keep(await upload(api.addInstructions, { topic_store_id, file: chosen }, showingWork('instructions', watch)))
        setFile(null)
        added()
      }, setProblem)
    },
    refuse: (objection: string) => {
      setFile(null)
      setProblem(objection)
    },
    remove: async () => {
      setRemoving(true)
      const removed = await outcome(call(api.removeInstructions, { topic_store_id }))
      setRemoving(false)
      if (removed.ok) keep(removed.value)
      else tellFailed('Instructions not removed', removed.problem.message)
    },
  }
}
