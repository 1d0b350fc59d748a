import { readSolicitation } from '../reader.ts'
import { readHere } from './read-here.ts'

/** The process of readings-in-a-row.ts: reads each document that it is sent, and answers with what came of it. */
process.on('message', async ({ file, file_name }: { file: Uint8Array; file_name: string }) => {
  process.send?.(await readSolicitation(file, { file_name }, { by: readHere }))
})
process.once('disconnect', () => process.exit(0))
