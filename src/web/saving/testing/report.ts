import { ApiError } from '../../../contract/client.ts'
import { done, fail } from '../../../domain/result.ts'
import type { Begun, Done, Refused } from '../autosaved.ts'
import { AutosavedText } from '../autosaved-text.ts'
import type { Boxes } from '../boxes.ts'

/** A report: words that are saved by themselves, a list and a sum that are saved together. */
export type ReportKind = {
  base: { version: number; words: string; list: string; sum: string }
  box: 'words' | 'list' | 'sum'
  how: { byItself: boolean }
}

/** The report as everything begins. */
export const FIRST: ReportKind['base'] = { version: 3, words: 'We wind it.', list: 'Coil', sum: '500' }
/** What a call ends in when nobody answers. */
export const UNREACHED = new ApiError('The server could not be reached.', 0)

/** What the tabs of one browser keep: as much as it takes. */
export type Browser = { kept: Boxes<ReportKind['box']> | null; takes: boolean }

/** A report in one tab of a browser, at a server that refuses who comes too late; with what was sent to it and told of it. */
export function reporting(begun: Partial<Begun<ReportKind>> = {}, browser: Browser = { kept: begun.mine ?? null, takes: true }) {
  const server = { ...FIRST, refusal: null as ApiError | null, isThere: true, during: () => {} }
  const seen = { sent: [] as Boxes<ReportKind['box']>[], saved: [] as Done<ReportKind>[], refused: [] as Refused<ReportKind>[] }
  const texts: AutosavedText<ReportKind> = new AutosavedText<ReportKind>(
    { report: { base: FIRST, ...begun } },
    {
      kinds: {
        words: { label: 'Words', unit: 'sentences', part: 'words' },
        list: { label: 'List', unit: 'lines', part: 'rest', plain: (text) => text.trim() },
        sum: { label: 'Sum', unit: 'whole', part: 'rest' },
      },
      boxes: ({ version: _, ...boxes }) => boxes,
      sendable: ({ sum, ...typed }) => (sum === undefined || Number.isNaN(Number(sum)) ? typed : { ...typed, sum }),
      send: async (_, boxes) => {
        const base = texts.all().report?.base ?? FIRST
        seen.sent.push(boxes)
        server.during()
        if (server.refusal) return fail(server.refusal)
        if (base.version !== server.version) return fail(new ApiError('Changed meanwhile.', 409))
        Object.assign(server, boxes, { version: server.version + 1 })
        return done({ ...base, ...boxes, version: server.version })
      },
      latest: async () => (server.isThere ? { version: server.version, words: server.words, list: server.list, sum: server.sum } : null),
      kept: () => Object.fromEntries(browser.kept ? [['report', browser.kept]] : []),
      keep: ({ report }) => {
        if (!browser.takes) throw new DOMException('full', 'QuotaExceededError')
        browser.kept = report?.mine ?? null
      },
      saved: (saved) => void seen.saved.push(saved),
      refused: (refused) => void seen.refused.push(refused),
    },
  )
  const elsewhere = (to: Partial<ReportKind['base']>) => Object.assign(server, { version: server.version + 1, ...to })
  const saving = (part = 'words') => texts.all().report?.saves[part]?.last
  return { texts, server, seen, browser, elsewhere, saving, type: (typed: Boxes<ReportKind['box']>) => texts.type('report', typed) }
}
