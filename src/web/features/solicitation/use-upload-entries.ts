import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { periodTyped } from '../../../domain/program.ts'
import { readDraft, writeDraft } from '../../app/browser-store.ts'
import type { EntryName } from '../../entries/entries.ts'
import { companyQuery } from './company-query.ts'
import { entered, NEW_UPLOAD, nextEntries, UploadEntries } from './upload-entries.ts'

const DRAFT = 'upload-form'

/** What is entered in the upload form. Where nobody has typed the company's name, it is the one of the company's profile. */
export function useUploadEntries() {
  const [typed, setTyped] = useState(() => readDraft(DRAFT, UploadEntries) ?? NEW_UPLOAD)
  const [isEmptied, setEmptied] = useState(false)
  const { data: profileName = '' } = useQuery({ ...companyQuery, select: ({ profile }) => profile.company_name })
  const entries = { ...typed, companyName: typed.companyName || (isEmptied ? '' : profileName) }
  const enter = (change: Partial<UploadEntries>, names?: readonly EntryName[]) => {
    const changed = entered(typed, change, names)
    if (change.companyName === '') setEmptied(true)
    setTyped(changed)
    writeDraft(DRAFT, changed)
  }
  const settle = () => {
    const period = String(periodTyped(typed.period))
    setTyped({ ...typed, period })
    return { ...entries, period }
  }
  /** Makes the form ready for the next solicitation. */
  const renew = () => writeDraft(DRAFT, nextEntries(typed))
  return { entries, settle, enter, renew }
}
