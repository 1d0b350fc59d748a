import { randomUUID } from 'node:crypto'
import { lstat, mkdir, mkdtemp, readFile, rename, stat, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'

const require = createRequire(import.meta.url)

/** What the recognition looks for in its folder. */
export const OCR_DATA_FILE = 'eng.traineddata'

/**
 * The folder with the unpacked data of text recognition, made when it is not there (a cleaner may have taken it); null where that fails,
 * for example on a full disk. The data comes with the product and is never fetched.
 */
export async function ocrData(parent: string = tmpdir()): Promise<string | null> {
  try {
    // the model in whole numbers: recognises as well as the larger one of the package and takes a fifth of its memory
    const packed = await readFile(require.resolve('@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz'))
    const folder = await privateFolder(parent)
    const file = join(folder, OCR_DATA_FILE)
    if ((await sizeOf(file)) !== packed.readUInt32LE(packed.length - 4)) await unpack(packed, file)
    return folder
  } catch {
    return null
  }
}

/** Under a name of its own first, so that nobody ever sees half a file; the last of several at once wins with the same bytes. */
async function unpack(packed: Buffer, file: string): Promise<void> {
  const unfinished = `${file}.${randomUUID()}`
  await writeFile(unfinished, await promisify(gunzip)(packed))
  await rename(unfinished, file)
}

async function sizeOf(file: string): Promise<number | null> {
  return stat(file).then(
    ({ size }) => size,
    () => null,
  )
}

/** A folder that only this user may write, for the recognition trusts what it finds there; one made by somebody else is not used. */
async function privateFolder(parent: string): Promise<string> {
  const { uid, username } = userInfo()
  const folder = join(parent, `work-plan-builder-ocr-${uid < 0 ? username : uid}`)
  await mkdir(folder, { mode: 0o700, recursive: true })
  const found = await lstat(folder)
  const isOurs = found.isDirectory() && (uid < 0 || (found.uid === uid && (found.mode & 0o022) === 0))
  return isOurs ? folder : mkdtemp(`${folder}-`)
}
