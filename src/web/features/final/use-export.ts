import { useState } from 'react'
import type { FinishedPlan } from '../../../domain/plan.ts'
import type { FormDocument } from '../../../domain/plan-forms/form-document.ts'
import { narrativesText, withNarratives } from '../../../domain/plan-forms/narrative-sections.ts'
import type { ToldNarrative } from '../../../domain/steps/told-narratives.ts'
import { wordFileName } from '../../../export/file-name.ts'
import { call } from '../../app/call.ts'
import { type MadeFile, saveFile } from '../../app/save-file.ts'
import { showToast } from '../../ui/toasts.ts'
import type { ExportChoice } from './use-export-choice.ts'
import { exportToWord } from './word-download.ts'

/** A form as it is exported: what is printed, and what is added to the file's name. */
export type Printed = { document: FormDocument; file_name?: string }

/** What can be done with a finished plan, which Word document is being made, and which one was made last (spec §2, §8). */
export function useExport(planId: string | null, plan: FinishedPlan, topic_name: string, choice: Pick<ExportChoice, 'text' | 'behind'>) {
  const [busy, setBusy] = useState<FormDocument | null>(null)
  const [made, setMade] = useState<MadeFile | null>(null)
  const { text, behind: narratives } = choice
  const toWord = async (printed: Printed) => {
    setBusy(printed.document)
    const save = (file: MadeFile) => {
      saveFile(file)
      setMade(file)
    }
    const build = (finished: FinishedPlan) => wordFile(finished, topic_name, printed, narratives)
    try {
      await exportToWord({ call, planId, plan, now: new Date(), build, save, log: console.error })
      showToast({ title: 'Export successful', description: 'Work plan exported as Word document', variant: 'success' })
    } catch (problem) {
      const description = (problem instanceof Error && problem.message) || 'Failed to create Word document'
      showToast({ title: 'Export failed', description, variant: 'destructive' })
    } finally {
      setBusy(null)
    }
  }
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(narratives.length === 0 ? text : `${text}\n\n${narrativesText(narratives)}`)
      showToast({ title: 'Copied to clipboard', description: 'Work plan content copied', variant: 'success' })
    } catch {
      const description = 'The browser did not allow it. Select the text below and copy it.'
      showToast({ title: 'Not copied', description, variant: 'destructive' })
    }
  }
  return { busy, made, toWord, copy }
}

/** The Word document is made in the browser; what makes it is large and stands in a file of its own. */
async function wordFile(
  plan: FinishedPlan,
  topic_name: string,
  { document, file_name }: Printed,
  narratives: readonly ToldNarrative[],
): Promise<MadeFile> {
  const [{ wordForm }, { withDots }] = await Promise.all([import('../../../export/word-form.ts'), import('./painted-pictures.ts')])
  const painted = { ...document, sections: await Promise.all(withNarratives(document, narratives).sections.map(withDots)) }
  return { name: wordFileName(plan, file_name), content: await wordForm(painted, plan, topic_name) }
}
