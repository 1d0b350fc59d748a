import { useQuery } from '@tanstack/react-query'
import { TextQuote } from 'lucide-react'
import type { CompanyProfile, ProfilePassage } from '../../../domain/company.ts'
import { Button } from '../../ui/button.tsx'
import { companyQueries } from './company-queries.ts'
import type { CompanyCards } from './use-company-cards.ts'
import type { CompanyFile } from './use-company-files.ts'

type ProfilePassagesProps = { field: ProfilePassage['field']; label: string; cards: CompanyCards; files: readonly CompanyFile[] }

/** What the company's documents have for an empty field: their own words, which count once somebody has put them there and saved. */
export function ProfilePassages({ field, label, cards, files }: ProfilePassagesProps) {
  const { data } = useQuery({ ...companyQueries.draft(files), enabled: files.length > 0 })
  const passages = (data?.passages ?? []).filter((one) => one.field === field && !holds(cards.fields, one))
  if (passages.length === 0) return null
  const put = (text: string) => cards.type({ [field]: [cards.fields[field].trim(), text].filter((one) => one !== '').join('\n\n') })
  return (
    <ul aria-label={`From your documents, for ${label}`} className="mt-3 grid gap-3">
      {passages.map(({ text, file_name, page }) => (
        <li key={text} className="grid gap-1 rounded-control border border-line bg-sheet px-4 py-3">
          <p className="flex gap-2 text-caption text-muted [overflow-wrap:anywhere]">
            <TextQuote aria-hidden className="mt-0.5 size-4 shrink-0" />
            {file_name}, page {page}
          </p>
          <p className="max-w-prose">{text}</p>
          <Button variant="quiet" className="-ml-4 w-fit" onClick={() => put(text)}>
            Put it into {label}
          </Button>
        </li>
      ))}
    </ul>
  )
}

function holds(fields: CompanyProfile, { text }: ProfilePassage): boolean {
  return Object.values(fields).some((words) => words.includes(text))
}
