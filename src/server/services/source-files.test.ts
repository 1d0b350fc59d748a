import { Document, Packer, Paragraph } from 'docx'
import { expect, test } from 'vitest'
import { picturesPdf, scanned } from '../documents/testing/scans.ts'
import { signUp } from '../testing/person.ts'
import { onServer } from '../testing/server.ts'
import { sample, sendUpload, uploadText } from '../testing/solicitation.ts'

onServer('An uploaded document', (server) => {
  test('is given back as it was uploaded, to the last byte', async () => {
    const person = await signUp(server())
    const pages = ['PHASE I: The contractor shall build an antenna.', 'é'.repeat(1_200_000)]
    const { file_id } = await uploadText(person, pages)
    const file = await person.call('sourceFile', { file_id })
    expect(file.type).toBe('text/plain')
    expect(file.size).toBeGreaterThan(2 * 1024 * 1024)
    expect(await file.text()).toBe(pages.join('\f'))
  })

  test('opened by itself runs nothing, and is kept by no shared cache', async () => {
    const person = await signUp(server())
    const fileName = "Thème 1 (a'b*).txt"
    const uploaded = await sendUpload(person, Buffer.from('PHASE I: <script>alert(1)</script> shall be built.'), {}, { fileName })
    const { file_id } = await uploaded.json()
    const answer = await person.send('GET', `/api/source-files/${file_id}`)
    const headers = Object.fromEntries(answer.headers)
    expect(headers).toMatchObject({
      'content-type': 'text/plain',
      'content-length': '50',
      'content-disposition': "inline; filename*=UTF-8''Th%C3%A8me%201%20%28a%27b%2A%29.txt",
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
      'cache-control': 'private',
    })
  })

  test('shows its pages as they were read', async () => {
    const person = await signUp(server())
    const { file_id } = await uploadText(person)
    expect(await person.call('sourcePage', { file_id, page: 2 })).toEqual({
      page: 2,
      text: expect.stringContaining('Swift Sensors'),
      recognised: null,
    })
    expect(await person.refusal('sourcePage', { file_id, page: 3 })).toEqual({ status: 404, detail: 'This page was not found.' })
    expect(await person.refusal('sourcePage', { file_id, page: 'x' })).toMatchObject({ status: 422 })
  })

  test('that was scanned tells where its recognised words stand', { timeout: 240_000 }, async () => {
    const person = await signUp(server())
    const scan = picturesPdf([await scanned(['OBJECTIVE: Build a mast.', 'PHASE I: The contractor shall design a mast.'])])
    const { file_id, analysis } = await (await sendUpload(person, scan)).json()
    expect(analysis.reading.ocr_pages).toEqual([1])
    const { text, recognised } = await person.call('sourcePage', { file_id, page: 1 })
    expect(text).toContain('The contractor shall design a mast.')
    expect(recognised?.pieces.map((piece) => piece.text).join(' ')).toContain('mast')
  })

  test('is told to be what it is, whatever the sender calls it', async () => {
    const person = await signUp(server())
    const written = ['OBJECTIVE: Build a mast.', 'PHASE I: The contractor shall design a mast.'].map((text) => new Paragraph(text))
    const word = await Packer.toBuffer(new Document({ sections: [{ children: written }] }))
    const typeOf = async (bytes: Uint8Array) => {
      const { file_id, topic_store_id } = await (await sendUpload(person, bytes, {}, { fileName: 'any.pdf' })).json()
      const { file } = await person.call('findSolicitation', { topic_store_id })
      return [file.kind, (await person.call('sourceFile', { file_id })).type]
    }
    expect(await typeOf(word)).toEqual(['docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'])
    expect(await typeOf(await sample())).toEqual(['pdf', 'application/pdf'])
    expect(await typeOf(Buffer.from('PHASE I: The contractor shall design a mast.'))).toEqual(['text', 'text/plain'])
  })

  test('that is not there is not found', async () => {
    const person = await signUp(server())
    expect(await person.refusal('sourceFile', { file_id: 'none' })).toEqual({ status: 404, detail: 'This document was not found.' })
  })
})
