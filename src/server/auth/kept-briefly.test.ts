import { describe, expect, it } from 'vitest'
import { done, fail } from '../../domain/result.ts'
import type { Database } from '../db/database.ts'
import { NOT_VALID } from '../problem.ts'
import { checkedNowAndThen, peopleThere } from './kept-briefly.ts'
import type { Claims } from './tokens.ts'

const CLAIMS: Claims = { iss: 'https://plan.example', sub: 'ada', exp: 1000 }

function counted(answer: () => ReturnType<typeof done<Claims>> | ReturnType<typeof fail<typeof NOT_VALID>>) {
  const asked: string[] = []
  return {
    asked,
    verify: async (token: string) => {
      asked.push(token)
      return answer()
    },
  }
}

describe('A token that was found true', () => {
  it('is not checked again at the next call', async () => {
    const { asked, verify } = counted(() => done(CLAIMS))
    const checked = checkedNowAndThen(verify, () => 999_000)
    expect([await checked('one'), await checked('one'), await checked('other')]).toEqual([done(CLAIMS), done(CLAIMS), done(CLAIMS)])
    expect(asked).toEqual(['one', 'other'])
  })

  it('is checked again once its time is over', async () => {
    let now = 999_000
    const { verify } = counted(() => (now < 1_000_000 ? done(CLAIMS) : fail(NOT_VALID)))
    const checked = checkedNowAndThen(verify, () => now)
    expect(await checked('one')).toEqual(done(CLAIMS))
    now = 1_000_000
    expect(await checked('one')).toEqual(fail(NOT_VALID))
  })

  it('says nothing for one that was refused', async () => {
    const { asked, verify } = counted(() => fail(NOT_VALID))
    const checked = checkedNowAndThen(verify, () => 0)
    expect([await checked('one'), await checked('one')]).toEqual([fail(NOT_VALID), fail(NOT_VALID)])
    expect(asked).toEqual(['one', 'one'])
  })
})

describe('Who was there a moment ago', () => {
  it('is not taken for there once their account ended here, whatever was on its way', async () => {
    let answer = (_: unknown[]) => {}
    const rows = new Promise<unknown[]>((resolve) => {
      answer = resolve
    })
    const db = { select: () => ({ from: () => ({ where: () => rows }) }) } as unknown as Database
    const people = peopleThere(db)
    const asked = people.isThere('ada')
    people.ended('ada')
    answer([{ id: 'ada' }])
    await asked
    const left = { select: () => ({ from: () => ({ where: async () => [] }) }) }
    Object.assign(db, left)
    expect(await people.isThere('ada')).toBe(false)
  })
})
