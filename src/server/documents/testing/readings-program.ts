import { readHere } from './reading-here.ts'

/** The process of readings-in-a-row.ts: reads each document that it is sent, and answers with what came of it. */
process.on('message', async ({ file, file_name }: { file: Uint8Array; file_name: string }) => {
  process.send?.(await readHere(file, file_name))
})
process.once('disconnect', () => process.exit(0))
