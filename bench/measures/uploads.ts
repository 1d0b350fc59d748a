import { randomBytes } from 'node:crypto'
import { inFolder, onPostgresql } from '../../chaos/places.ts'
import { pageOf, streamOf } from '../../src/server/documents/testing/pdf-bytes.ts'
import { startServer } from '../serving/program.ts'
import { tokensOf, uploadFile } from '../serving/proposal.ts'
import type { BenchRow, Size } from '../table.ts'

/** How many people upload at once, and how large a file, in megabytes: just below the usual limit. */
const PEOPLE = { steady: 10, once: 3 } as const
const MEGABYTES = { steady: 48, once: 12 } as const

/** Most memory that a server may hold meanwhile, in megabytes. */
const AIM_MB = 600

/** People who upload large documents at once: what the server's own process holds at most, on each database. */
export async function rows(size: Size): Promise<BenchRow[]> {
  const embedded = await inFolder((dataDir) => uploaded(dataDir, {}, size))
  const postgresql = await inFolder((dataDir) => onPostgresql((_, configured) => uploaded(dataDir, configured, size)))
  return [told('embedded', size, embedded), told('PostgreSQL', size, postgresql)]
}

type Uploaded = { before: number; most: number; kept: number; seconds: number }

async function uploaded(dataDir: string, configured: Record<string, string>, size: Size): Promise<Uploaded> {
  const server = await startServer(dataDir, configured)
  try {
    const tokens = []
    for (let number = 0; number < PEOPLE[size]; number += 1) {
      tokens.push(await (await tokensOf(server.url, { name: 'Ada', email: `ada${number}@example.com`, password: 'correct horse' }))())
    }
    const bytes = pageOf({ objects: [streamOf(randomBytes(MEGABYTES[size] * 1024 * 1024))] })
    const before = server.resident() ?? 0
    let most = before
    const watching = setInterval(() => {
      most = Math.max(most, server.resident() ?? 0)
    }, 10)
    const began = performance.now()
    const send = (token: string) => uploadFile({ base: server.url, token, slug: 'heavy' }, new File([bytes as BlobPart], 'heavy.pdf'))
    const answers = await Promise.allSettled(tokens.map(send))
    clearInterval(watching)
    const seconds = (performance.now() - began) / 1000
    return { before, most, seconds, kept: answers.filter(({ status }) => status === 'fulfilled').length }
  } finally {
    await server.stop()
  }
}

function told(on: string, size: Size, { before, most, kept, seconds }: Uploaded): BenchRow {
  const megabytes = (bytes: number) => `${Math.round(bytes / 1024 / 1024)} MB`
  return {
    measure: `${on}: ${PEOPLE[size]} uploads of ${MEGABYTES[size]} MB at once, most memory of the server`,
    result: megabytes(most),
    beside: `${megabytes(before)} before; ${kept} kept in ${seconds.toFixed(0)} s`,
    ratio: `${(most / before).toFixed(2)}x`,
    aim: `< ${AIM_MB} MB, all kept`,
    met: kept === PEOPLE[size] && most < AIM_MB * 1024 * 1024,
  }
}
