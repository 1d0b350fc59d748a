import { expect, test } from 'vitest'
import { CompanyProfile } from '../../../domain/company.ts'
import { changesOf, emailObjection, Typed, withAccount, withoutSaved } from './company-card.ts'

const saved = CompanyProfile.parse({ first_name: 'Ada', company_description: 'Antennas.' })

test('a card saves its own changed fields and no others', () => {
  const typed = { first_name: 'Ada', last_name: 'Quist', technology_overview: 'Quiet.' }
  expect(changesOf('account', saved, typed)).toEqual({ last_name: 'Quist' })
  expect(changesOf('company', saved, typed)).toEqual({ technology_overview: 'Quiet.' })
})

test('a field that is emptied is a change', () => {
  expect(changesOf('company', saved, { company_description: '' })).toEqual({ company_description: '' })
})

test('what was typed while a card was being saved is still to be saved', () => {
  expect(withoutSaved({ first_name: 'Adam', last_name: 'Quist' }, { first_name: 'Ada', last_name: 'Quist' })).toEqual({
    first_name: 'Adam',
  })
})

test('an address that is none is refused before it is sent; none at all is fine', () => {
  expect(emailObjection('ada')).toContain('name@company.com')
  expect(emailObjection(' ')).toBeUndefined()
  expect(emailObjection('ada@example.com')).toBeUndefined()
})

test('a draft read back after a reload holds what was typed and empties nothing else', () => {
  const typed = Typed.parse(JSON.parse('{"last_name":"Quist"}'))
  expect(typed).toEqual({ last_name: 'Quist' })
  expect(changesOf('company', saved, typed)).toEqual({})
})

test('where the profile says nothing of the person, the account does', () => {
  const account = { name: 'Ada Maria Quist', email: 'ada@example.com' }
  const nothing = CompanyProfile.parse({})
  expect(withAccount(nothing, account)).toMatchObject({ first_name: 'Ada Maria', last_name: 'Quist', email: 'ada@example.com' })
  expect(withAccount(nothing, { name: 'Ada', email: '' })).toMatchObject({ first_name: 'Ada', last_name: '', email: '' })
  expect(withAccount(saved, account)).toMatchObject({ first_name: 'Ada', last_name: '', email: 'ada@example.com' })
  expect(withAccount({ ...saved, email: 'office@acme.com' }, account).email).toBe('office@acme.com')
})
