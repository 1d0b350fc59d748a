/** Reports that a component asks for in a section of their own; everything else is a deliverable like others. */
export type ReportKind = 'progress' | 'final' | 'other'

const FINAL = /^(?:the |draft )?(?:final (?:technical |scientific |summary )*report|scientific and technical report)\b|^SF ?298/i
const PROGRESS =
  /^(?:the |each |every )?(?:(?:monthly|bi-?monthly|quarterly|interim|periodic) )?(?:technical )?(?:status|progress|interim|quarterly|monthly) (?:status |progress )?reports?\b/i

/** Which report a deliverable or a criterion speaks of, by the words that it begins with. */
export function reportKind(text: string): ReportKind {
  const told = text.trim()
  if (FINAL.test(told)) return 'final'
  return PROGRESS.test(told) ? 'progress' : 'other'
}
