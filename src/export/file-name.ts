import type { FinishedPlan } from '../domain/plan.ts'

/** The file's name: "Phase-I-Work-Plan-Acme.docx" with the plan's own phase, "Export" where no company is known (spec §9); another form adds its name. */
export function wordFileName(plan: Pick<FinishedPlan, 'phase' | 'company_name'>, form = ''): string {
  return `Phase-${plan.phase}-Work-Plan-${fileSafe(plan.company_name) || 'Export'}${form && `-${form}`}.docx`
}

/** Without what Windows, macOS or Linux refuse in a file name, and short enough for all three (255 bytes with the rest of the name). */
export function fileSafe(company: string): string {
  const safe = company
    .normalize('NFC')
    .replace(/[<>:"/\\|?*]+/g, '-')
    .replace(/\s+/g, ' ')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}]/gu, '')
  return Array.from(safe)
    .slice(0, 50)
    .join('')
    .replace(/^[\s.-]+|[\s.-]+$/g, '')
}
