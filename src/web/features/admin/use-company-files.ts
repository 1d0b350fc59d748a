import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type * as z from 'zod'
import { api } from '../../../contract/api.ts'
import type { CompanyFileRole } from '../../../domain/company.ts'
import { call, upload } from '../../app/call.ts'
import { type DocumentWork, showingWork } from '../../entries/document-work.ts'
import { showToast } from '../../ui/toasts.ts'
import { companyFileObjection } from './company-file-objection.ts'
import { companyQueries } from './company-queries.ts'

export type CompanyFile = z.output<typeof api.findCompany.output>['files'][number]

/** Documents of one role as they are added one after the other and taken away. */
export type CompanyFiles = {
  /** The one that is being sent and read. */
  sending: { file: File; work: DocumentWork } | null
  /** What could not be kept, with the reason, each to be tried again. */
  refused: readonly { file: File; problem: string }[]
  add: (files: readonly File[]) => Promise<void>
  cancel: () => void
  remove: (file: CompanyFile) => Promise<void>
}

/** Adds and removes the company's documents of one role. */
export function useCompanyFiles(role: CompanyFileRole): CompanyFiles {
  const client = useQueryClient()
  const [sending, show] = useState<CompanyFiles['sending']>(null)
  const [refused, setRefused] = useState<CompanyFiles['refused']>([])
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])
  const keep = (company: z.output<typeof api.findCompany.output>) => client.setQueryData(companyQueries.company().queryKey, company)
  const refuse = (file: File, problem: string) =>
    setRefused((before) => [...before.filter((one) => one.file.name !== file.name), { file, problem }])

  const addOne = async (file: File, { signal }: AbortController) => {
    const watch = showingWork('solicitation', { work: (work) => show({ file, work }), signal })
    try {
      keep(await upload(api.addCompanyFile, { file, role }, watch))
    } catch (failure) {
      if (!signal.aborted) refuse(file, failure instanceof Error ? failure.message : 'Failed to upload file')
    }
  }
  const add = async (files: readonly File[]) => {
    const control = new AbortController()
    running.current = control
    // what was refused before is settled by choosing again
    setRefused([])
    for (const file of files) {
      const objection = companyFileObjection(file)
      if (objection) refuse(file, objection)
      else if (!control.signal.aborted) await addOne(file, control)
    }
    if (running.current === control) show(null)
  }
  const remove = async ({ id, file_name }: CompanyFile) => {
    try {
      keep(await call(api.removeCompanyFile, { id }))
    } catch (failure) {
      const description = failure instanceof Error ? failure.message : undefined
      showToast({ title: `${file_name} could not be removed`, description, variant: 'destructive' })
    }
  }
  return { sending, refused, add, cancel: () => running.current?.abort(), remove }
}
