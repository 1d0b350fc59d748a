import { useEffect, useState } from 'react'
import { type FinishedPlan, planText } from '../../../domain/plan.ts'
import { call } from '../../app/call.ts'
import { showToast } from '../../ui/toaster.tsx'
import { exportToWord, saveFile, type WordFile } from './word-download.ts'

/** What can be done with a finished plan, and whether a Word document is being made (spec §2, §8). */
export function useExport(planId: string | null, plan: FinishedPlan, topic_name: string) {
  const [busy, setBusy] = useState(false)
  // a server that is out of reach when the button is pressed keeps nobody from exporting
  useEffect(() => void loadWord().catch(() => undefined), [])
  const toWord = async () => {
    setBusy(true)
    const build = (finished: FinishedPlan) => wordFile(finished, topic_name)
    try {
      await exportToWord({ call, planId, plan, now: new Date(), build, save: saveFile, log: console.error })
      showToast({ title: 'Export successful', description: 'Work plan exported as Word document', variant: 'success' })
    } catch (problem) {
      const description = (problem instanceof Error && problem.message) || 'Failed to create Word document'
      showToast({ title: 'Export failed', description, variant: 'destructive' })
    } finally {
      setBusy(false)
    }
  }
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(planText(plan))
      showToast({ title: 'Copied to clipboard', description: 'Work plan content copied', variant: 'success' })
    } catch {
      const description = 'The browser did not allow it. Select the text below and copy it.'
      showToast({ title: 'Not copied', description, variant: 'destructive' })
    }
  }
  return { busy, toWord, copy }
}

/** What makes the Word document in the browser; it is large, and only the last screen needs it. */
const loadWord = () => import('../../../export/word.ts')

async function wordFile(plan: FinishedPlan, topic_name: string): Promise<WordFile> {
  const { wordFileName, wordPlan } = await loadWord()
  return { name: wordFileName(plan), content: await wordPlan(plan, topic_name) }
}
