import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { markdownTable } from '../../bench/table.ts'
import { CompanyProfile } from '../../src/domain/company.ts'
import { companyDraft } from '../../src/domain/company-draft.ts'
import { readPlainDocument, readSolicitation } from '../../src/server/documents/reader.ts'
import { inOrder } from '../reading/in-order.ts'
import { type Marks, marksIn } from './marks.ts'
import { profileScore, type Tally, topicScore } from './score.ts'

const OPEN = fileURLToPath(new URL('./open', import.meta.url))

type Line = { what: string; file: string; tally: Tally }

/** Reads topics and companies' papers that were marked by somebody who does not know the program: those of a folder with its marks, else the open ones. */
export async function unseenReport(folder = OPEN): Promise<string> {
  const { topics, profiles } = marksIn(folder)
  const ofTopics = await inOrder(topics, (topic) => topicLines(folder, topic))
  const ofProfiles = await inOrder(profiles, (profile) => profileLine(folder, profile))
  const lines = [...ofTopics.flat(), ...ofProfiles]
  const whole = ['figures', 'obligation', 'fields', 'profile rows'].map((what) => total(what, lines))
  const cells = [...lines, ...whole].map(({ what, file, tally }) => [
    what,
    file,
    String(tally.right),
    String(tally.wrong.length),
    String(tally.missed.length),
  ])
  const details = lines.flatMap(({ what, file, tally }) => [
    ...tally.wrong.map((line) => `${file} ${what} wrong: ${line}`),
    ...tally.missed.map((line) => `${file} ${what} missed: ${line}`),
  ])
  return `${markdownTable(['What', 'File', 'Right', 'Wrong', 'Missed'], cells)}\n\n${details.join('\n')}`
}

function total(what: string, lines: readonly Line[]): Line {
  const tallies = lines.filter((line) => line.what === what).map(({ tally }) => tally)
  return {
    what,
    file: 'All',
    tally: {
      right: tallies.reduce((sum, { right }) => sum + right, 0),
      wrong: tallies.flatMap(({ wrong }) => wrong),
      missed: tallies.flatMap(({ missed }) => missed),
    },
  }
}

async function topicLines(folder: string, topic: Marks['topics'][number]): Promise<Line[]> {
  const { file } = topic
  const read = await readSolicitation(new Uint8Array(readFileSync(join(folder, file))), { file_name: file })
  if (!read.ok) throw new Error(`${file}: ${read.problem.message}`)
  const { analysis } = read.value
  const { figures, obligations } = topicScore(analysis, topic.requirements)
  return [
    { what: 'figures', file, tally: figures },
    { what: 'obligation', file, tally: obligations },
    { what: 'fields', file, tally: fieldScore(analysis.topic, topic) },
  ]
}

/** The customer, and each contact with name, number and address apart from the others'. */
function fieldScore(
  { tpoc = '', customer }: { tpoc?: string | undefined; customer?: string | undefined },
  marked: Marks['topics'][number],
): Tally {
  const tally: Tally = { right: 0, wrong: [], missed: [] }
  const contacts = tpoc.split('\n')
  for (const { name, phone, email } of marked.tpocs) {
    const own = contacts.find((line) => line.includes(name))
    const others = marked.tpocs.filter((other) => other.name !== name)
    if (!own) tally.missed.push(name)
    else if (own.includes(phone) && own.includes(email) && !others.some((other) => own.includes(other.name))) tally.right += 1
    else tally.wrong.push(`${name}: ${own}`)
  }
  if (marked.customer && customer === marked.customer) tally.right += 1
  else if (marked.customer && customer) tally.wrong.push(`${marked.customer}, read as ${customer}`)
  else if (marked.customer) tally.missed.push(marked.customer)
  return tally
}

async function profileLine(folder: string, profile: Marks['profiles'][number]): Promise<Line> {
  const { file } = profile
  const read = await readPlainDocument(new Uint8Array(readFileSync(join(folder, file))), file)
  if (!read.ok) throw new Error(`${file}: ${read.problem.message}`)
  const documents = [{ id: file, file_name: file, role: 'one_pager' as const, pages: read.value.pages }]
  return { what: 'profile rows', file, tally: profileScore(companyDraft({ profile: CompanyProfile.parse({}), documents }), profile) }
}
